import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { formatDateTime } from "#contract/values/dates.ts";
import { formatRupees } from "#contract/values/money.ts";
import { BOTH_WIDTHS, expect, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { openUntilIdle } from "./idle-parts.ts";
import { watchLayoutShift } from "./layout-shift.ts";
import { firstListed, mostViewedId, readOutfit } from "./outfit-calls.ts";

const LOADING = "Loading outfit details...";
const NOT_FOUND = "Outfit not found";
const TIME_ZONE = "Asia/Kolkata";

let id: string;

test.beforeEach(async ({ request }) => {
  id = await mostViewedId(request);
});

/** Opens an outfit and waits for the refresh that follows hydration, and for the parts that load last. */
async function openOutfit(page: Page, outfitId: string): Promise<void> {
  const refreshed = page.waitForResponse(`**/backend/outfit/${outfitId}`);
  await openUntilIdle(page, `/outfit/${outfitId}`);
  await (await refreshed).finished();
}

test.describe("the outfit page for a visitor", () => {
  // covers: product-14, roles-05
  test("contains no item links, nor do the API's responses", async ({ page, request }) => {
    const responses = await Promise.all(
      [`/outfit/${id}`, `/backend/outfit/${id}`, `/backend/outfit/${id}/comments`].map((path) =>
        request.get(path).then((response) => response.text()),
      ),
    );
    await openOutfit(page, id);
    const texts = [...responses, await page.content()];
    const demo = readFileSync(new URL("../../demo/catalogue.jsonl", import.meta.url), "utf8");
    const links = [...demo.matchAll(/"itemLink":"([^"]+)"/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(500);
    for (const text of texts) {
      expect(text).not.toContain("itemLink");
      expect(links.filter((link) => text.includes(link))).toEqual([]);
    }
  });

  test("shares its link", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.goto(`/outfit/${id}`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("Link copied").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("loads without layout shifts", BOTH_WIDTHS, async ({ page }) => {
    const shifted = await watchLayoutShift(page);
    await openOutfit(page, id);
    expect(await shifted()).toBeLessThan(0.02);
  });
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  // covers: dates-02
  test("dates are in the shop's time zone, before and after hydration", async ({ page, request }) => {
    const { createdAt } = await readOutfit(request, id);
    const created = `Created on ${formatDateTime(createdAt, TIME_ZONE)}`;
    const document = await (await request.get(`/outfit/${id}`)).text();
    expect(document.replaceAll(/<[^>]*>/g, "")).toContain(created);
    await openOutfit(page, id);
    await expect(page.getByText(created, { exact: true })).toBeVisible();
  });
});

test.describe("loading an outfit", () => {
  // covers: fields-17, rendering-06
  test("counts one view and requests the outfit once", async ({ page, request }) => {
    const quiet = await firstListed(request, "sortBy=numberOfClicks&sort=asc&limit=1");
    const { numberOfClicks } = await readOutfit(request, quiet._id);
    const asked: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes(`/backend/outfit/${quiet._id}`)) asked.push(sent.url());
    });
    await openOutfit(page, quiet._id);
    expect(asked).toHaveLength(1);
    await expect
      .poll(async () => (await readOutfit(request, quiet._id)).numberOfClicks)
      .toBe(numberOfClicks + 1);
  });

  for (const [what, missing] of [
    ["a malformed id", "no-such-outfit"],
    ["an unknown id", "7b6ad7a8-6f7c-4a6d-9f0a-2f4a3c1d5e6f"],
  ] as const) {
    // covers: detail-03, detail-04
    test(`${what} shows the not-found page with status 404`, async ({ page, allowConsole }) => {
      allowConsole(/404|Fetching the outfit failed/);
      const response = await page.goto(`/outfit/${missing}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: NOT_FOUND })).toBeVisible();
      await expect(
        page.getByText("The outfit you're looking for doesn't exist or has been removed."),
      ).toBeVisible();
      await expect(page).toHaveTitle(/^Outfit not found/);
      await page.getByRole("link", { name: "Back to Outfits" }).click();
      await expect(page).toHaveURL(/\/outfit$/);
    });
  }

  test("the not-found page stays while the browser requests the outfit again", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404|Fetching the outfit failed/);
    await page.route("**/backend/outfit/no-such-outfit", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const asked = page.waitForRequest("**/backend/outfit/no-such-outfit");
    const responded = page.waitForResponse("**/backend/outfit/no-such-outfit");
    await page.goto("/outfit/no-such-outfit");
    await asked;
    await expect(page.getByText(LOADING)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: NOT_FOUND })).toBeVisible();
    await responded;
    await expect(page.getByRole("heading", { name: NOT_FOUND })).toBeVisible();
  });

  test("a failed refresh preserves the content of the document", async ({ page, allowConsole }) => {
    allowConsole(/503|Fetching the outfit failed/);
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith("Fetching the outfit failed"),
      timeout: scaled(15_000),
    });
    await page.route(`**/backend/outfit/${id}`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/outfit/${id}`);
    await logged;
    await expect(page.getByRole("region", { name: "Outfit Items" })).toBeVisible();
  });
});

test.describe("the metadata of the outfit page", () => {
  // covers: fields-13, previews-01, outfit-view-01
  test("has title, description, canonical URL, picture and price", async ({ page, request, serverUrl }) => {
    const outfit = await readOutfit(request, id);
    await page.goto(`/outfit/${id}`);
    const content = (name: string) =>
      page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute("content");

    await expect(page).toHaveTitle(`${outfit.category} Outfit for ${outfit.section} · Ensemble`);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${serverUrl}/outfit/${id}`,
    );
    expect(await content("description")).toContain(formatRupees(outfit.totalPrice));
    expect(await content("og:title")).toContain(`${outfit.category} Outfit`);
    expect(await content("og:url")).toBe(`${serverUrl}/outfit/${id}`);
    expect(await content("product:price:amount")).toBe(outfit.totalPrice.toFixed(2));
    expect(await content("product:price:currency")).toBe("INR");
    expect(await content("twitter:card")).toBe("summary_large_image");
    const image = (await content("og:image")) ?? "";
    expect(image).toMatch(/\/1200\.jpg$/);
    expect(image.startsWith(serverUrl)).toBe(true);
    const picture = await request.get(image);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    expect(Number(await content("og:image:width"))).toBe(Math.min(1200, outfit.imageWidth));
    expect(Number(await content("og:image:height"))).toBeGreaterThan(0);
  });

  // covers: rendering-01, previews-02
  test("has structured data in the document", async ({ request, serverUrl }) => {
    const outfit = await readOutfit(request, id);
    const html = await (await request.get(`/outfit/${id}`)).text();
    const [, json = ""] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const [product, trail] = JSON.parse(json);
    expect(product).toMatchObject({
      "@type": "Product",
      name: `${outfit.category} Outfit: ${outfit.subtitle}`,
      offers: { price: outfit.totalPrice.toFixed(2), priceCurrency: "INR", url: `${serverUrl}/outfit/${id}` },
    });
    expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
  });
});

test.describe("the actions of a visitor", () => {
  // covers: detail-05
  test("show the picture full size, and closing restores the focus", async ({ page }) => {
    await page.goto(`/outfit/${id}`);
    const opener = page.getByRole("button", { name: /View full size/ });
    await opener.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  // covers: detail-17, validation-31, roles-07, errors-04, errors-05, constants-35
  test("show a toast that asks to sign in instead of adding to the cart", async ({ page }) => {
    await page.goto(`/outfit/${id}`);
    await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
    const toast = page.locator("[data-sonner-toast]", { hasText: "Please login to add items to cart" });
    const asked = page.locator("[data-type=error][data-x-position=center][data-y-position=top]");
    // In one look: a second one could come after the toast, which is there for seconds only.
    await expect(toast.and(asked)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(toast).toBeHidden();
  });
});
