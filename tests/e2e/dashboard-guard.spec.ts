import { expect, test } from "../setup/browser.ts";
import { openDashboard, outfits } from "./dashboard-steps.ts";

// covers: roles-20
test("viewing opens the public page in a new tab, and is disabled for an inactive outfit", async ({
  page,
}) => {
  await openDashboard(page, "?status=active");
  const opened = page.waitForEvent("popup");
  await outfits(page)
    .first()
    .getByRole("link", { name: /^View / })
    .click();
  await expect(await opened).toHaveURL(/\/outfit\/[\w-]+$/);
  await openDashboard(page, "?status=inactive");
  await expect(outfits(page).first().getByText("Inactive", { exact: true })).toBeVisible();
  await expect(outfits(page).getByRole("link", { name: /^View / })).toHaveCount(0);
  const view = outfits(page)
    .first()
    .getByRole("button", { name: /^View .* not while it is inactive/ });
  await expect(view).toHaveAttribute("aria-disabled", "true");
});
