import type { APIRequestContext, Page } from "@playwright/test";
import type { Outfit, OutfitSummary, Trending } from "#contract/outfit/outfit.ts";

/** The most viewed outfits, as the API returns them. */
export async function readTrending(request: APIRequestContext): Promise<Trending> {
  const response = await request.get("/backend/outfit/trending?limit=10");
  return (await response.json()) as Trending;
}

export async function readOutfit(request: APIRequestContext, id: string): Promise<Outfit> {
  // A crawler's visit counts no view.
  const response = await request.get(`/backend/outfit/${id}`, { headers: { "user-agent": "Googlebot/2.1" } });
  return (await response.json()) as Outfit;
}

/** The id of the outfit with the most views and comments: the demo's emerald lehenga. */
export async function mostViewedId(request: APIRequestContext): Promise<string> {
  const { trendingOutfits } = await readTrending(request);
  return trendingOutfits[0]?._id ?? "";
}

/** The paths of the screens that show outfits. */
export async function browsingPaths(request: APIRequestContext): Promise<string[]> {
  return ["/", "/outfit", "/trending", `/outfit/${await mostViewedId(request)}`];
}

/** The first outfit of the listing for a query. */
export async function firstListed(request: APIRequestContext, query: string): Promise<OutfitSummary> {
  const response = await request.get(`/backend/outfit/getoutfits?${query}`);
  const { outfits } = (await response.json()) as { outfits: OutfitSummary[] };
  const [first] = outfits;
  if (!first) throw new Error(`The demo shop has no outfit for ${query}`);
  return first;
}

/** Changes fields of the outfit in the responses that the browser receives. */
export async function changeResponse(
  page: Page,
  id: string,
  change: (outfit: Outfit) => Partial<Outfit>,
): Promise<void> {
  await page.route(`**/backend/outfit/${id}`, async (route) => {
    const response = await route.fetch();
    const outfit = (await response.json()) as Outfit;
    await route.fulfill({ response, json: { ...outfit, ...change(outfit) } });
  });
}

/**
 * Opens the outfit from the trending screen, so that the browser requests it from the API instead of
 * loading a document.
 */
export async function goFromTrending(page: Page, id: string): Promise<void> {
  await page.goto("/trending");
  await page.locator(`a[href="/outfit/${id}"]`).first().click();
}
