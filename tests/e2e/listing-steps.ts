import type { Page, Request } from "@playwright/test";
import type { OutfitList, OutfitSummary } from "../../contract/outfit/outfit.ts";

const LIST_CALL = /\/backend\/outfit\/getoutfits/;

export const cards = (page: Page) => page.getByRole("article");

/** Collects the parameters of the page's list calls from now on. */
export function listCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on("request", (request: Request) => {
    if (LIST_CALL.test(request.url())) calls.push(new URL(request.url()).searchParams);
  });
  return calls;
}

export async function allOutfits(page: Page): Promise<OutfitSummary[]> {
  const all: OutfitSummary[] = [];
  for (;;) {
    const response = await page.request.get(`/backend/outfit/getoutfits?startIndex=${all.length}&limit=50`);
    const { outfits } = (await response.json()) as OutfitList;
    all.push(...outfits);
    if (outfits.length < 50) return all;
  }
}

/** Opens a listing and waits for the refresh that follows hydration. */
export async function openListing(page: Page, query = ""): Promise<void> {
  const refreshed = page.waitForResponse(LIST_CALL);
  await page.goto(`/outfit${query}`);
  await refreshed;
}
