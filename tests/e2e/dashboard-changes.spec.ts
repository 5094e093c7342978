import type { Page } from "@playwright/test";
import { TOAST_MS } from "#contract/limits.ts";
import { expect, JOURNEY } from "../setup/browser.ts";
import { editorOf, makeOutfit, openDashboardOn, test } from "./dashboard-steps.ts";
import { holdCalls } from "./hold-calls.ts";
import { expectToastLasts, toasts } from "./toast-steps.ts";
import { tokenColour } from "./token-colour.ts";

const NAME = "Casual outfit for Women";
const UPDATE = "**/backend/outfit/update/*";

/** Expects theme colours of the dialog's mark and of its confirming button. */
async function expectTone(page: Page, mark: string, button: string, confirm: string) {
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("> [aria-hidden=true]").first()).toHaveCSS(
    "background-color",
    await tokenColour(page, mark),
  );
  await expect(dialog.getByRole("button", { name: confirm })).toHaveCSS(
    "background-color",
    await tokenColour(page, button),
  );
}

const press = (page: Page, action: string) => page.getByRole("button", { name: `${action} ${NAME}` }).click();

// covers: product-22, dashboard-08, cart-21, states-32, roles-21, calls-23, calls-24, errors-23
// covers: constants-37
test("an outfit is deactivated, activated and deleted, each after confirmation", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { _id } = await makeOutfit(request, "Rosewater");
  await openDashboardOn(page, "Rosewater");
  const dialog = page.getByRole("dialog");
  const deactivate = page.getByRole("button", { name: `Deactivate ${NAME}` });
  await deactivate.click();
  await expect(dialog).toHaveAccessibleName("Deactivate this outfit?");
  await expectTone(page, "--color-gold", "--color-ink", "Deactivate");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(deactivate).toBeFocused();

  await deactivate.click();
  const confirm = dialog.getByRole("button", { name: "Deactivate" });
  await expect(confirm).toBeVisible();
  await expectToastLasts(page, "Outfit deactivated successfully!", TOAST_MS, () => confirm.click());
  await expect(page.getByRole("list").getByText("Inactive", { exact: true })).toBeVisible();
  expect((await request.get(`/backend/outfit/${_id}`)).status()).toBe(404);

  await press(page, "Activate");
  await expectTone(page, "--color-sapphire", "--color-ink", "Activate");
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(toasts(page).filter({ hasText: "Outfit activated successfully!" })).toBeVisible();
  expect((await request.get(`/backend/outfit/${_id}`)).status()).toBe(200);

  await press(page, "Delete");
  await expect(dialog).toHaveAccessibleName("Delete this outfit?");
  await expectTone(page, "--color-danger", "--color-danger", "Delete");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toasts(page).filter({ hasText: "Outfit deleted successfully!" })).toBeVisible();
  await expect(page.getByRole("button", { name: `Delete ${NAME}` })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await request.get(`/backend/outfit/${_id}`)).status()).toBe(404);
});

// covers: product-22, dashboard-08, states-33, states-35, states-37, roles-21, calls-22, errors-21
// covers: errors-22
test(
  "an edit starts with the current values, survives a failure, and shows at once",
  JOURNEY,
  async ({ page, request, allowConsole }) => {
    allowConsole(/ERR_FAILED|net::/);
    const { _id } = await makeOutfit(request, "Vetiver");
    await openDashboardOn(page, "Vetiver");
    await press(page, "Edit");
    await expect(toasts(page)).toHaveText(["Opening outfit editor..."]);
    const editor = editorOf(page);
    await expect(editor.getByLabel("Item name of item 2")).toHaveValue("Tote");
    await expect(editor.getByLabel("Item link of item 1")).toHaveValue("https://shop.example/1");
    await expect(editor.getByRole("img", { name: "The present one" })).toBeVisible();

    await editor.getByLabel("Description").fill("Vetiver, after the rain");
    await editor.getByRole("button", { name: "Move item 2 up" }).click();
    await expect(editor.getByRole("button", { name: "Move item 1 down" })).toBeFocused();
    await editor.getByRole("button", { name: "Remove tag linen" }).click();
    const release = await holdCalls(page, UPDATE, (route) => route.abort());
    await editor.getByRole("button", { name: "Update Outfit" }).click();
    await expect(editor.getByRole("button", { name: "Updating..." })).toBeDisabled();
    await expect(editor.getByLabel("Description")).toBeDisabled();
    release();
    await expect(
      toasts(page).filter({ hasText: "Failed to update outfit. Please try again." }),
    ).toBeVisible();
    await expect(editor.getByLabel("Description")).toHaveValue("Vetiver, after the rain");
    await page.unroute(UPDATE);

    const sent = page.waitForRequest(UPDATE);
    await editor.getByRole("button", { name: "Update Outfit" }).click();
    expect((await sent).postData()).not.toContain("filename=");
    await expect(toasts(page).filter({ hasText: "Outfit updated successfully!" })).toBeVisible();
    await expect(editor).toBeHidden();

    const outfit = await (await request.get(`/backend/outfit/${_id}`)).json();
    expect(outfit).toMatchObject({
      description: "Vetiver, after the rain",
      tags: ["weekend"],
      totalPrice: 2298.5,
    });
    expect(outfit.items.map((item: { itemName: string }) => item.itemName)).toEqual(["Tote", "Linen shirt"]);
    await page.goto(`/outfit/${_id}`);
    await expect(page.getByText("Vetiver, after the rain").first()).toBeVisible();
  },
);
