import { expect } from "../setup/browser.ts";
import { makeOutfit, openDashboardOn, outfits, test } from "./dashboard-steps.ts";
import { toasts } from "./toast-steps.ts";

test("an administrator hides five looks and schedules them for a day at once", async ({ page, request }) => {
  for (let number = 1; number <= 5; number++) await makeOutfit(request, `Chameli ${number}`);
  await openDashboardOn(page, "Chameli");
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  const choose = async (action: string) => {
    await expect(page.getByText("5 outfits selected").first()).toBeVisible();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("Deactivate");
  await expect(toasts(page).filter({ hasText: "5 outfits deactivated" })).toBeVisible();
  await expect(outfits(page).getByText("Inactive", { exact: true })).toHaveCount(5);

  await choose("Publish on…");
  const dialog = page.getByRole("dialog", { name: "Publish 5 outfits later" });
  await dialog.getByLabel("Publish on").fill(`${new Date().getFullYear() + 1}-03-05T09:00`);
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(toasts(page).filter({ hasText: "5 outfits scheduled" })).toBeVisible();
  await expect(outfits(page).getByText("Scheduled", { exact: true })).toHaveCount(5);
  await expect(outfits(page).getByText(/^Mar 5, \d{4}, 09:00 AM$/)).toHaveCount(5);

  // They are found again by their state.
  await page.goto("/dashboard?status=scheduled");
  await expect(page.getByText("Showing 1 to 5 of 5 outfits")).toBeVisible();

  await outfits(page)
    .first()
    .getByRole("button", { name: /^More for / })
    .click();
  await page.getByRole("menuitem", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" }).getByRole("list", { name: "History" });
  await expect(history.getByRole("listitem")).toHaveCount(3);
  await expect(history).toContainText("scheduled the outfit");
});
