import type { Page } from "@playwright/test";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations, test, WIDTHLESS } from "../setup/browser.ts";
import { holdCalls } from "./held-call.ts";
import { newPerson, type Person, readStored, screenOf, signInApart, signInBefore } from "./people.ts";

async function openProfile(page: Page, person: Pick<Person, "email" | "password">) {
  const answer = await signInBefore(page, person);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Fashion Profile" })).toBeVisible();
  await expect(screenOf(page).getByLabel("Username")).toBeVisible();
  return answer;
}

const save = (page: Page) => screenOf(page).getByRole("button", { name: "Update Profile" });

test.describe("the guard", () => {
  // covers: routes-04, routes-16, rendering-05
  test("sends visitors to sign in, having shown them nothing", WIDTHLESS, async ({ page, request }) => {
    const html = await (await request.get("/profile")).text();
    expect(html).toContain("Opening your profile");
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain("Sign Out");
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  // covers: routes-16
  test(
    "sends those whose session has expired to sign in, and forgets them",
    WIDTHLESS,
    async ({ page, request }) => {
      await signInBefore(page, await newPerson(request), { sessionExpiry: Date.now() - 1 });
      await page.goto("/profile");
      await expect(page).toHaveURL(/\/sign-in$/);
      expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
    },
  );
});

test.describe("editing", () => {
  // covers: routes-04, account-10, validation-08, validation-09, validation-10, roles-09, errors-03
  test("shows what is known, and sends nothing when nothing changed", async ({ page, request }) => {
    const person = await newPerson(request);
    await openProfile(page, person);
    const calls: string[] = [];
    page.on("request", (sent) => {
      if (sent.method() === "PUT") calls.push(sent.url());
    });
    const screen = screenOf(page);
    await expect(screen.getByLabel("Username")).toHaveValue(person.username);
    await expect(screen.getByLabel("E-mail")).toHaveValue(person.email);
    await expect(screen.getByLabel("Gender").locator("option")).toHaveText(["Not said", "Male", "Female"]);
    await expect(screen.getByPlaceholder("Leave blank to keep current")).toHaveValue("");
    await expectNoAxeViolations(page);
    await save(page).click();
    await expect(screen.getByText("No changes made")).toBeVisible();
    await expectNoAxeViolations(page);
    expect(calls).toEqual([]);
  });

  // covers: product-21, account-10, fields-05, states-02, states-22, validation-04, roles-10, calls-07
  test("sends only what was changed, as it was typed", WIDTHLESS, async ({ page, request }) => {
    const person = await newPerson(request);
    const { _id } = await openProfile(page, person);
    const letGo = await holdCalls(page, "**/backend/user/update/*");
    const sent = page.waitForRequest(`**/backend/user/update/${_id}`);
    await screenOf(page).getByLabel("Full name").fill(" Asha Rao ");
    await screenOf(page).getByLabel("Gender").selectOption("Female");
    await save(page).click();
    await expect(screenOf(page).getByRole("button", { name: "Updating Profile..." })).toBeDisabled();
    expect((await sent).postDataJSON()).toEqual({ fullName: " Asha Rao ", gender: "Female" });
    letGo();
    await expect(screenOf(page).getByRole("status")).toHaveText("Profile updated successfully!");
    await expectNoAxeViolations(page);
    const { root } = await readStored(page);
    expect(root.state.currentUser).toMatchObject({ gender: "Female" });

    await save(page).click();
    await expect(screenOf(page).getByText("No changes made")).toBeVisible();
  });

  // covers: account-10, fields-06, stored-session-02
  test("a new password works from then on and is kept nowhere", WIDTHLESS, async ({ page, request }) => {
    const person = await newPerson(request);
    await openProfile(page, person);
    const password = screenOf(page).getByLabel("New password", { exact: true });
    await password.fill("Jasmine-88");
    await save(page).click();
    await expect(screenOf(page).getByRole("status")).toHaveText("Profile updated successfully!");
    await expect(password).toHaveValue("");
    expect(JSON.stringify(await readStored(page))).not.toContain("Jasmine-88");
    await signInApart(request, { email: person.email, password: "Jasmine-88" });
  });

  // covers: passwords-05
  test("what the rules refuse is said below its field", WIDTHLESS, async ({ page, request }) => {
    await openProfile(page, await newPerson(request));
    await screenOf(page).getByLabel("E-mail").fill("asha");
    await screenOf(page).getByLabel("New password", { exact: true }).fill(" Jasmine-88");
    await save(page).click();
    await expect(screenOf(page).getByLabel("E-mail")).toHaveAccessibleDescription(
      "Please enter a valid e-mail address",
    );
    await expect(screenOf(page).getByText("A password cannot begin or end with a space")).toBeVisible();
    await expectNoAxeViolations(page);
  });

  // covers: states-02, states-22
  test(
    "a taken username: the server's words in a banner",
    WIDTHLESS,
    async ({ page, request, allowConsole }) => {
      allowConsole(/409/);
      const other = await newPerson(request);
      await openProfile(page, await newPerson(request));
      await screenOf(page).getByLabel("Username").fill(other.username.toUpperCase());
      await save(page).click();
      await expect(screenOf(page).getByRole("alert")).toHaveText("This username is already taken.");
      await expectNoAxeViolations(page);
      expect((await readStored(page)).root.state.error).toBe("This username is already taken.");
    },
  );
});

test.describe("leaving", () => {
  // covers: account-12, account-14, states-05, states-06, states-24, roles-11, calls-06
  test(
    "signing out forgets user, token and cart badge, and leads to sign in",
    WIDTHLESS,
    async ({ page, request }) => {
      const { token } = await openProfile(page, await newPerson(request));
      await expect(page.getByRole("link", { name: "Cart, 3 outfits" })).toBeVisible();
      const letGo = await holdCalls(page, "**/backend/user/signout");
      const sent = page.waitForRequest("**/backend/user/signout");
      await screenOf(page).getByRole("button", { name: "Sign Out" }).click();
      expect((await sent).method()).toBe("POST");
      expect((await readStored(page)).root.state).toMatchObject({ loading: true, error: null });
      letGo();
      await expect(page).toHaveURL(/\/sign-in$/);
      expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
      await expect(page.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
      const check = await request.get("/backend/user/check-auth", {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(check.status()).toBe(401);
    },
  );

  // covers: states-08
  test("a failure to sign out is said, and one stays", WIDTHLESS, async ({ page, request, allowConsole }) => {
    allowConsole(/503/);
    await openProfile(page, await newPerson(request));
    await page.route("**/backend/user/signout", (route) =>
      route.fulfill({ status: 503, json: { success: false, message: "The database is away" } }),
    );
    await screenOf(page).getByRole("button", { name: "Sign Out" }).click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("The database is away");
    await expect(page).toHaveURL(/\/profile$/);
    expect((await readStored(page)).root.state).toMatchObject({
      error: "The database is away",
      loading: false,
    });
  });

  // covers: account-13, account-14, states-04, states-23, roles-12, calls-08
  test("deleting asks first, then forgets the person", async ({ page, request, allowConsole }) => {
    allowConsole(/401/);
    const person = await newPerson(request);
    const { _id } = await openProfile(page, person);
    const opener = screenOf(page).getByRole("button", { name: "Delete Account" });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    const sent = page.waitForRequest(`**/backend/user/delete/${_id}`);
    await opener.click();
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    expect((await sent).method()).toBe("DELETE");
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
    const again = await request.post("/backend/auth/signin", { data: person });
    expect(again.status()).toBe(401);
  });

  // covers: states-03
  test(
    "a failure to delete is said, and nothing is lost",
    WIDTHLESS,
    async ({ page, request, allowConsole }) => {
      allowConsole(/409/);
      await openProfile(page, await newPerson(request));
      await page.route("**/backend/user/delete/*", (route) =>
        route.fulfill({ status: 409, json: { success: false, message: "This is the last administrator" } }),
      );
      await screenOf(page).getByRole("button", { name: "Delete Account" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete Account" }).click();
      await expect(screenOf(page).getByRole("alert")).toHaveText("This is the last administrator");
      await expect(page).toHaveURL(/\/profile$/);
      expect((await readStored(page)).token).toBeTruthy();
    },
  );
});

// covers: account-11, roles-18, administrators-01, settings-11
test("the way to the dashboard is for administrators", WIDTHLESS, async ({ page, request }) => {
  await openProfile(page, await newPerson(request));
  await expect(page.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
  await openProfile(page, ADMIN);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Outfit Management" })).toBeVisible();
});
