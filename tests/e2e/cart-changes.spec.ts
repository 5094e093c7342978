import { TOAST_MS } from "#contract/limits.ts";
import { formatRupees, toPaise, toRupees } from "#contract/money.ts";
import { expect, test } from "../setup/browser.ts";
import {
  cartCall,
  changeCart,
  countCartUpdates,
  dearest,
  entries,
  expectToast,
  shopperWith,
  summary,
} from "./cart-steps.ts";
import { holdCalls } from "./hold-calls.ts";

const CART = "**/backend/cart";

// covers: cart-01, cart-03, errors-17
test("a cart loads, fails to, and is empty", async ({ page, request, allowConsole }) => {
  allowConsole(/404|Loading the cart failed/);
  await shopperWith(page, request, []);
  await page.route(CART, (route) => route.fulfill({ status: 404, json: {} }));
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("Loading the cart failed"),
  );
  await page.goto("/cart");
  await logged;
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await page.unroute(CART);
  const release = await holdCalls(page, CART);
  await retry.click();
  await expect(page.getByText("Opening your cart…")).toBeAttached();
  release();
  await expect(page.getByRole("heading", { name: "Your Collection Awaits" })).toBeVisible();
  await page.getByRole("link", { name: "Explore Outfits" }).click();
  await expect(page).toHaveURL(/\/outfit$/);
});

// covers: cart-11, states-46, validation-30, roles-13, calls-35, errors-12, constants-36
test("the steppers change the cart, one step at a time", async ({ page, request, allowConsole }) => {
  allowConsole(/Changing the cart failed|quantity/);
  const [outfit, other] = await dearest(request, 2);
  if (!outfit || !other) throw new Error("The demo shop is empty");
  await shopperWith(page, request, [
    { ...other, quantity: 1 },
    { ...outfit, quantity: 9 },
  ]);
  const updates = await countCartUpdates(page);
  await page.goto("/cart");
  const row = entries(page).first();
  const quantity = row.getByRole("group", { name: /^quantity of/ });
  const more = row.getByRole("button", { name: /^Increase/ });
  await expect(
    entries(page)
      .last()
      .getByRole("button", { name: /^Decrease/ }),
  ).toBeDisabled();

  const release = await holdCalls(page, "**/quantity");
  const sent: string[] = [];
  page.on("request", (call) => call.method() === "PUT" && sent.push(call.postData() ?? ""));
  await more.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(quantity).toHaveText("Updating");
  await expect(more).toBeDisabled();
  await expect(row.getByRole("button", { name: /^Decrease/ })).toBeDisabled();
  release();
  await expectToast(page, "success", "Quantity updated successfully!");
  await expect(quantity).toHaveText("10");
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await expect(row).toContainText(formatRupees(toRupees(toPaise(outfit.totalPrice) * 10)));
  await expect(summary(page)).toContainText(
    formatRupees(toRupees(toPaise(outfit.totalPrice) * 10 + toPaise(other.totalPrice))),
  );
  expect(sent).toEqual(['{"quantity":10}']);
  await expect(page.getByText("Quantity updated successfully!")).toBeHidden({ timeout: TOAST_MS });
  expect(await updates()).toBe(1);

  await page.unroute("**/quantity");
  await page.route("**/quantity", (route) => route.abort("connectionreset"));
  await row.getByRole("button", { name: /^Decrease/ }).click();
  await expectToast(page, "error", "Failed to update quantity");
  await expect(quantity).toHaveText("10");
  expect(await updates()).toBe(1);
});

// covers: cart-08, cart-11, cart-20, roles-13, calls-36, calls-37, errors-13, errors-14, errors-15
// covers: errors-16
test("removing and clearing ask first", async ({ page, request, allowConsole }) => {
  allowConsole(/Changing the cart failed|backend\/cart/);
  const three = await dearest(request, 3);
  const { token } = await shopperWith(
    page,
    request,
    three.map((outfit) => ({ ...outfit, quantity: 2 })),
  );
  const updates = await countCartUpdates(page);
  await page.goto("/cart");
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Confirm" });
  const remove = entries(page)
    .first()
    .getByRole("button", { name: /^Remove/ });
  const clear = page.getByRole("button", { name: "Clear Cart" });

  await remove.click();
  await expect(dialog).toHaveAccessibleName("Remove this outfit?");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(entries(page)).toHaveCount(3);

  for (const [failure, removing, clearing] of [
    ["refused", "Failed to remove outfit from cart", "Failed to clear cart"],
    ["broken", "An error occurred while removing the outfit", "An error occurred while clearing the cart"],
  ] as const) {
    await page.route(/cart\/(outfit|clear)/, (route) =>
      failure === "broken" ? route.abort("connectionreset") : route.fulfill({ status: 500, json: {} }),
    );
    for (const [button, text] of [
      [remove, removing],
      [clear, clearing],
    ] as const) {
      await button.click();
      await confirm.click();
      await expectToast(page, "error", text);
      await expect(dialog).toBeHidden();
    }
    await page.unroute(/cart\/(outfit|clear)/);
  }
  await expect(entries(page)).toHaveCount(3);
  expect(await updates()).toBe(0);

  await remove.click();
  await confirm.dblclick();
  await expectToast(page, "success", "Outfit removed from cart successfully!");
  await expect(entries(page)).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Outfits in your cart" })).toBeFocused();
  await clear.click();
  await expect(dialog).toHaveAccessibleName("Clear your cart?");
  await confirm.click();
  await expectToast(page, "success", "Cart cleared successfully!");
  await expect(page.getByRole("heading", { name: "Your Collection Awaits" })).toBeVisible();
  expect(await updates()).toBe(2);
  expect((await cartCall(request, token, "GET")).outfits).toEqual([]);
});

// covers: cart-calls-03
test("what the shop no longer shows can only be removed", async ({ page, request }) => {
  const [outfit] = await dearest(request, 1);
  if (!outfit) throw new Error("The demo shop is empty");
  await shopperWith(page, request, [{ ...outfit, quantity: 2 }]);
  await changeCart(page, ({ outfits }) => ({
    outfits: outfits.map((entry) => ({ ...entry, isAvailable: false })),
    totalOutfits: 0,
    totalItems: 0,
    totalPrice: 0,
  }));
  await page.goto("/cart");
  const row = entries(page).first();
  await expect(row).toContainText("No longer available");
  await expect(row.getByRole("button", { name: /^(Increase|Decrease)/, disabled: true })).toHaveCount(2);
  await expect(row.getByRole("button", { name: /^Shop/ })).toHaveCount(0);
  await expect(row.locator("a")).toHaveCount(0);
  await expect(summary(page)).toContainText("0 outfits");
  await row.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Your Collection Awaits" })).toBeVisible();
});
