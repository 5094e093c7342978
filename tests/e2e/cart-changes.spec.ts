import { expect, test } from "../setup/browser.ts";
import { cartCall, countCartUpdates, dearest, entries, expectToast, shopperWith } from "./cart-steps.ts";

// covers: cart-08, cart-11, cart-20, roles-13, calls-36, calls-37, errors-13, errors-14, errors-15
// covers: errors-16
test("removing and clearing ask first, and failures change nothing", async ({
  page,
  request,
  allowConsole,
}) => {
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
