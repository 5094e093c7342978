import type { APIRequestContext, Page } from "@playwright/test";
import { formatDateTime } from "#contract/values/dates.ts";
import { formatRupees, toPaise, toRupees } from "#contract/values/money.ts";
import { DESKTOP_ONLY, expect, test } from "../setup/browser.ts";
import { badge, cartCall, changeCart, dearest, entries, shopperWith, summary, titles } from "./cart-steps.ts";
import { holdCalls } from "./hold-calls.ts";
import { watchLayoutShift } from "./layout-shift.ts";

const SEARCH = "Search outfits...";

/** Opens the filters, which are collapsed on small screens. */
async function showFilters(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: /^Filters & Sort/ });
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
}

// covers: routes-11, cart-07, cart-10, cart-11, cart-12, cart-13, cart-19, calls-33, constants-17
test("every entry shows its outfit, quantity and prices", async ({ page, request }) => {
  const [outfit, other] = await dearest(request, 2);
  if (!outfit || !other) throw new Error("The demo shop is empty");
  const { cart } = await shopperWith(page, request, [
    { ...outfit, quantity: 3 },
    { ...other, quantity: 10 },
  ]);
  const [, entry] = cart.outfits;
  if (!entry) throw new Error("The cart is empty");
  const shifted = await watchLayoutShift(page);
  await page.goto("/cart");
  await expect(entries(page)).toHaveCount(2);
  await expect(badge(page)).toHaveText("2");
  expect(await shifted()).toBeLessThan(0.02);
  const row = entries(page).nth(1);
  for (const text of [
    `${entry.outfitCategory} Outfit`,
    entry.outfitSection,
    `${entry.numberOfItems} items`,
    `Added ${formatDateTime(entry.addedAt, "Asia/Kolkata")}`,
    formatRupees(entry.totalOutfitPrice),
    formatRupees(toRupees(toPaise(entry.totalOutfitPrice) * 3)),
  ]) {
    await expect(row).toContainText(text);
  }
  await expect(row.getByRole("group", { name: /^quantity of/ })).toHaveText("3");
  await expect(
    entries(page)
      .first()
      .getByRole("button", { name: /^Increase/ }),
  ).toBeDisabled();
  await expect(summary(page)).toContainText("Premium");
  await expect(summary(page)).toContainText("2 outfits");
  await expect(summary(page)).toContainText(`${cart.totalItems} items`);
  await expect(summary(page)).toContainText(`Grand Total${formatRupees(cart.totalPrice)}`);

  await expect(page.getByRole("button", { name: "Card view" })).toBeHidden();
  await expect(page.getByRole("table")).toHaveCount(0);

  await row.locator("img").click();
  await expect(page).toHaveURL(new RegExp(`${entry.outfitUrl}$`));
  await page.goBack();
  await titles(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${entry.outfitUrl}$`));
});

// covers: cart-04, cart-05, cart-06, cart-09, cart-14, cart-15, cart-16, cart-17, constants-15
// covers: constants-16, constants-17, url-state-02, cart-view-01
test("searching, sorting and paging are stored in the URL", async ({ page, request }) => {
  const seven = await dearest(request, 7);
  const { cart } = await shopperWith(
    page,
    request,
    seven.map((outfit) => ({ ...outfit, quantity: 1 })),
  );
  const hrefs = (outfits: { _id: string }[]) => outfits.map(({ _id }) => `/outfit/${_id}`);
  const shown = () => titles(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const newest = hrefs(seven.toReversed());
  await page.goto("/cart");
  await expect.poll(shown).toEqual(newest.slice(0, 5));
  await expect(page.getByText("Showing 1 to 5 of 7 outfits").last()).toBeVisible();
  await expect(page.getByLabel(SEARCH)).toBeHidden();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/cart\?page=2$/);
  await expect.poll(shown).toEqual(newest.slice(5));
  await expect(page.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();

  await showFilters(page);
  await page.getByLabel("Sort outfits").selectOption({ label: "Price: High to Low" });
  await expect(page).toHaveURL(/\/cart\?sort=price-high$/);
  await expect.poll(shown).toEqual(hrefs(seven).slice(0, 5));
  await page.getByLabel("Sort outfits").selectOption({ label: "Price: Low to High" });
  await expect.poll(async () => (await shown()).at(0)).toBe(newest[0]);
  await page.getByLabel("Sort outfits").selectOption({ label: "Oldest First" });
  await expect.poll(shown).toEqual(hrefs(seven).slice(0, 5));
  await page.getByRole("button", { name: "Page 2" }).click();
  await page.getByLabel("Outfits per page").selectOption("10");
  await expect(page).toHaveURL(/\/cart\?sort=oldest&size=10$/);
  await expect.poll(shown).toEqual(hrefs(seven));
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);

  const [wanted] = cart.outfits;
  const word = wanted?.outfitCategory.split(/\W/)[0] ?? "";
  await page.getByLabel(SEARCH).pressSequentially(word.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`search=${word.toLowerCase()}&sort=oldest&size=10$`));
  await expect(titles(page).first()).toContainText(word);
  await page.getByLabel(SEARCH).fill("qqq");
  await expect(page.getByRole("heading", { name: "No outfits found matching your criteria" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/cart\?size=10$/);
  await expect.poll(shown).toEqual(newest);
  await showFilters(page);
  await expect(page.getByLabel(SEARCH)).toHaveValue("");
  await page.goBack();
  await expect(page.getByLabel(SEARCH)).toHaveValue("qqq");
});

/** Opens the sixth page of a cart of sixty sponsored outfits. */
async function openLongCart(page: Page, request: APIRequestContext): Promise<void> {
  const [outfit] = await dearest(request, 1);
  if (!outfit) throw new Error("The demo shop is empty");
  await shopperWith(page, request, [{ ...outfit, quantity: 3 }]);
  await changeCart(page, ({ outfits }) => ({
    outfits: Array.from({ length: 60 }, (_, index) => ({
      ...outfits[0],
      outfitType: "Sponsored",
      cartOutfitId: `entry-${index}`,
    })),
  }));
  await page.goto("/cart?page=6");
  await expect(page.getByText("Showing 26 to 30 of 60 outfits").last()).toBeVisible();
  await expect(entries(page)).toHaveCount(5);
}

const pageNumbers = (page: Page) => page.getByRole("navigation", { name: "Pages" }).locator("li");

// covers: cart-17, cart-18, constants-17, labels-04
test("the pagination of a long cart shows the first, last and neighbouring pages", async ({
  page,
  request,
}) => {
  await openLongCart(page, request);
  await expect(entries(page).first()).toContainText("Sponsored");
  await expect(pageNumbers(page)).toHaveText(["1", "…", "5", "6", "7", "…", "12"]);

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("article")).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// covers: cart-07, cart-13, cart-14, cart-18
test(
  "on a desktop the entries are in a table whose head stays in view, or in cards",
  DESKTOP_ONLY,
  async ({ page, request }) => {
    const shifted = await watchLayoutShift(page);
    await openLongCart(page, request);
    expect(await shifted()).toBeLessThan(0.02);
    await expect(pageNumbers(page)).toHaveText(["1", "…", "4", "5", "6", "7", "8", "…", "12"]);
    await expect(page.getByRole("columnheader")).toHaveText([
      "Product Details",
      "Quantity",
      "Unit Price",
      "Total Price",
      "Actions",
    ]);
    const [outfit] = await dearest(request, 1);
    for (const times of [1, 3]) {
      const price = formatRupees(toRupees(toPaise(outfit?.totalPrice ?? 0) * times));
      await expect(entries(page).first()).toContainText(price);
    }
    const table = page.getByRole("region", { name: "Table of outfits" });
    expect((await table.boundingBox())?.height).toBe(384);
    await table.focus();
    await page.keyboard.press("End");
    await expect(
      entries(page)
        .last()
        .getByRole("button", { name: /^Remove/ }),
    ).toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "Quantity" })).toBeInViewport();

    await page.getByRole("button", { name: "Card view" }).click();
    await expect(page).toHaveURL(/\/cart\?page=6&view=cards$/);
    await expect(page.getByRole("article")).toHaveCount(5);
  },
);

// covers: labels-05
test("the items of an entry can be opened, and opened items are marked", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/404|Loading the items failed/);
  const [outfit] = await dearest(request, 1);
  if (!outfit) throw new Error("The demo shop is empty");
  await page.context().route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: "A shop" }));
  const { cart, token } = await shopperWith(page, request, [{ ...outfit, quantity: 2 }]);
  const { items } = await cartCall<{ items: { itemName: string; itemLink: string }[] }>(
    request,
    token,
    "GET",
    `/outfit/${cart.outfits[0]?.cartOutfitId}/items`,
  );
  await page.route("**/items", (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto("/cart");
  const shop = page.getByRole("button", { name: /^Shop the items/ });
  await shop.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("The items could not be loaded.");
  await page.unroute("**/items");
  const release = await holdCalls(page, "**/items");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Loading the items…")).toBeVisible();
  release();
  const list = page.getByRole("list", { name: /^Items of/ });
  const links = list.getByRole("link", { name: /^View Item/ });
  await expect(links).toHaveCount(items.length);
  for (const [index, item] of items.entries()) {
    await expect(list.getByRole("listitem").nth(index)).toContainText(item.itemName);
    await expect(links.nth(index)).toHaveAttribute("href", item.itemLink);
  }
  await expect(links.first()).toHaveAttribute("rel", "sponsored noopener noreferrer");
  const [tab] = await Promise.all([page.context().waitForEvent("page"), links.first().click()]);
  await tab.close();
  await expect(list.getByRole("listitem").first()).toContainText("Opened");
  await expect(page.getByText(`1 of ${items.length} opened`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`1 of ${items.length} opened`)).toBeVisible();
  await shop.click();
  await expect(list.getByText("Opened", { exact: true })).toHaveCount(1);
  await shop.click();
  await expect(list).toHaveCount(0);
});
