import { expect, test } from "../setup/browser.ts";
import { openDashboard, outfits } from "./dashboard-steps.ts";
import { newPerson, restoreSession } from "./people.ts";

// covers: routes-06, routes-16, routes-17, dashboard-09, roles-19
test("visitors are redirected to sign in, and other users see that access is denied", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/dashboard")).text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain("Admin Panel");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in$/);

  await restoreSession(page, await newPerson(request));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("Only administrators can access this dashboard.")).toBeVisible();
  await expect(page.getByText("contact the system administrator")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

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
