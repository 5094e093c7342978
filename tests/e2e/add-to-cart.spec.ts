import type { Page } from "@playwright/test";
import { formatRupees, toPaise, toRupees } from "#contract/values/money.ts";
import { expect, test } from "../setup/browser.ts";
import {
  badge,
  cartCall,
  countCartUpdates,
  dearest,
  entries,
  expectToast,
  shopperWith,
  summary,
} from "./cart-steps.ts";
import { holdCalls } from "./hold-calls.ts";

const ADD = "**/backend/cart/add-outfit";

const opener = (page: Page) => page.getByRole("button", { name: "Add Complete Outfit to Cart" });
const panel = (page: Page) => page.getByRole("region", { name: "Customize Your Order" });
const stepper = (page: Page) => panel(page).getByRole("group", { name: "quantity" });
const more = (page: Page) => panel(page).getByRole("button", { name: "Increase quantity" });
const fewer = (page: Page) => panel(page).getByRole("button", { name: "Decrease quantity" });
const addButton = (page: Page) => panel(page).getByRole("button", { name: /^Add/ });

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/outfit/${id}`);
  await expect(page.getByRole("link", { name: /^View Item/ }).first()).toBeVisible();
  await opener(page).click();
  await expect(panel(page)).toBeFocused();
}

/** Collects the Idempotency-Key of each call that adds to the cart from now on. */
function followAdds(page: Page): string[] {
  const keys: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/cart/add-outfit")) keys.push(sent.headers()["idempotency-key"] ?? "");
  });
  return keys;
}

// covers: product-19, detail-17, detail-18, states-47, states-48, states-49, validation-30, roles-13
// covers: calls-34, errors-10, constants-14
test("a signed-in user chooses a quantity, cancels, and adds the outfit once", async ({ page, request }) => {
  const [outfit] = await dearest(request, 1);
  if (!outfit) throw new Error("The demo shop is empty");
  const times = (quantity: number) => formatRupees(toRupees(toPaise(outfit.totalPrice) * quantity));
  const { token } = await shopperWith(page, request, []);
  const updates = await countCartUpdates(page);
  const sent = followAdds(page);
  await open(page, outfit._id);
  await expect(opener(page)).toHaveCount(0);
  await expect(fewer(page)).toBeDisabled();
  await expect(panel(page)).toContainText(times(1));
  await page.keyboard.press("Tab");
  await expect(fewer(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(more(page)).toBeFocused();
  for (let quantity = 2; quantity <= 11; quantity++) await page.keyboard.press("Enter");
  await expect(stepper(page)).toHaveText("10");
  await expect(panel(page)).toContainText(times(10));
  await expect(more(page)).toBeDisabled();
  await expect(more(page)).toBeFocused();

  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(stepper(page)).toHaveText("1");

  await more(page).click();
  const release = await holdCalls(page, ADD);
  await addButton(page).dblclick();
  await expect(addButton(page)).toHaveText("Adding to Cart...");
  await expect(addButton(page)).toBeDisabled();
  release();
  await expectToast(page, "success", `${outfit.category} Outfit added to cart successfully!`);
  await expect(opener(page)).toBeFocused();
  await expect(badge(page)).toHaveText("1");
  expect(sent).toEqual([expect.stringMatching(/^\S{16,}$/)]);
  expect(await updates()).toBe(1);
  const cart = await cartCall(request, token, "GET");
  expect(cart.outfits).toMatchObject([{ outfitId: outfit._id, quantity: 2 }]);
  await opener(page).click();
  await expect(stepper(page)).toHaveText("1");
});

test("a phone repeats the button at the foot of its screen while it is out of view", async ({
  page,
  request,
}) => {
  const [outfit] = await dearest(request, 1);
  if (!outfit) throw new Error("The demo shop is empty");
  const repeated = page.getByRole("button", { name: `${formatRupees(outfit.totalPrice)} Add to cart` });
  await shopperWith(page, request, []);
  await page.goto(`/outfit/${outfit._id}`);
  await opener(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(repeated).toBeHidden();

  await page.getByRole("heading", { name: "Outfit Items" }).evaluate((title) => title.scrollIntoView());
  await expect(repeated).toBeInViewport({ ratio: 1 });
  await repeated.press("Enter");
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toBeInViewport();
  await expect(repeated).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(async () => {
    const foot = await page.getByRole("contentinfo").boundingBox();
    const bar = await repeated.boundingBox();
    if (!foot || !bar) throw new Error("There is no footer or no bar");
    expect(bar.y + bar.height).toBeLessThanOrEqual(foot.y + 1);
  }).toPass();
});

// covers: header-04
test("a cart change in one tab shows in the other", async ({ page, request }) => {
  const [first, second] = await dearest(request, 2);
  if (!first || !second) throw new Error("The demo shop is empty");
  await shopperWith(page, request, [{ ...first, quantity: 1 }]);
  const cartTab = await page.context().newPage();
  await cartTab.goto("/cart");
  await expect(badge(cartTab)).toHaveText("1");
  await expect(entries(cartTab)).toHaveCount(1);

  await page.bringToFront();
  await open(page, second._id);
  await addButton(page).click();
  await expect(badge(page)).toHaveText("2");
  await expect(badge(cartTab)).toHaveText("2");
  await expect(entries(cartTab)).toHaveCount(2);
  await expect(summary(cartTab)).toContainText("2 outfits");

  await cartTab.bringToFront();
  await cartTab.getByRole("button", { name: "Clear Cart" }).click();
  await cartTab.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(cartTab.getByRole("heading", { name: "Your Collection Awaits" })).toBeVisible();
  await expect(badge(cartTab)).toHaveText("");
  await expect(badge(page)).toHaveText("");
});
