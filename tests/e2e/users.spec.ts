import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations, test } from "../setup/browser.ts";
import { newPerson, restoreSession, screenOf, signInByApi, signInByForm } from "./people.ts";

// covers: users-05, users-03
test("an owner finds a person and blocks them, who then reads why they cannot sign in", async ({
  page,
  request,
  browser,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const person = await newPerson(request);
  await signInByApi(request, person);
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard/users");
  await page.getByRole("searchbox").fill(person.email);
  await expect(page.getByRole("status").filter({ hasText: "1 user" })).toBeVisible();
  await page.getByRole("button", { name: `Block ${person.username}` }).click();
  const dialog = page.getByRole("dialog", { name: `Block ${person.username}?` });
  await dialog.getByRole("textbox").fill("Spam under several outfits");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("Blocked: Spam under several outfits")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("active");
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const theirs = await context.newPage();
  await theirs.goto("/sign-in");
  await signInByForm(theirs, person);
  await expect(screenOf(theirs).getByRole("alert")).toHaveText(
    /Your account is blocked\. Reason: Spam under several outfits/,
  );

  await page.getByRole("combobox", { name: "Status" }).selectOption("blocked");
  await page.getByRole("button", { name: `Unblock ${person.username}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
  await signInByForm(theirs, person);
  await expect(theirs).not.toHaveURL(/sign-in/);
  await context.close();
});

// covers: users-02, users-05
test("an owner makes a user an administrator, who then opens the dashboard, and takes the role back", async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await restoreSession(page, ADMIN);
  await page.goto(`/dashboard/users?searchTerm=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: `Make administrator: ${person.username}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make administrator" }).click();
  const remove = page.getByRole("button", { name: `Remove role of ${person.username}` });
  await expect(remove).toBeVisible();
  expect((await signInByApi(request, person)).isUserAdmin).toBe(true);
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove role" }).click();
  // While the dialog is open, what lies beneath it has no role: only a button that appears says that the
  // change has been made.
  await expect(page.getByRole("button", { name: `Make administrator: ${person.username}` })).toBeVisible();
  expect((await signInByApi(request, person)).isUserAdmin).toBe(false);
});
