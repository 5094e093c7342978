import { expect, test } from "../setup/browser.ts";
import { holdCalls } from "./hold-calls.ts";
import { newPerson, randomPerson, readStored, screenOf, signInByForm } from "./people.ts";

test.describe("sign in", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/sign-in");
  });

  // covers: routes-02, header-07, account-01, account-04, fields-01, fields-02, fields-03, fields-04
  // covers: states-01, states-20, validation-03, roles-01, calls-02, calls-11, constants-33
  // covers: stored-session-01, stored-session-02, passwords-04, user-view-01
  test("stores user and token, and opens the home page", async ({ page, request }) => {
    const person = await newPerson(request);
    const writes: string[] = [];
    page.on("request", (one) => {
      if (one.method() !== "GET") writes.push(`${one.method()} ${new URL(one.url()).pathname}`);
    });
    const release = await holdCalls(page, "**/backend/auth/signin");
    const sent = page.waitForRequest("**/backend/auth/signin");
    await signInByForm(page, { email: `  ${person.email} `, password: ` ${person.password}  ` });
    const busy = screenOf(page).getByRole("button", { name: "Unlocking Your Style..." });
    await expect(busy).toBeDisabled();
    expect((await sent).postDataJSON()).toEqual({ email: person.email, password: person.password });
    expect((await readStored(page)).root.state).toMatchObject({ loading: true, currentUser: null });
    release();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("link", { name: `Profile of ${person.username}` })).toBeVisible();

    const { token, root } = await readStored(page);
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect(root).toMatchObject({ version: 1, state: { loading: false, error: null } });
    expect(Object.keys(root.state.currentUser).sort()).toEqual(
      [
        "_id",
        "avatar",
        "email",
        "fullName",
        "gender",
        "googlePhotoUrl",
        "id",
        "isUserAdmin",
        "username",
      ].sort(),
    );
    expect(root.state.sessionExpiry).toBeGreaterThan(Date.now());
    expect(JSON.stringify(root)).not.toContain(token);
    expect(JSON.stringify(root)).not.toContain(person.password);

    await page.goto("/sign-in");
    await expect(page).toHaveURL(/\/$/);
    // No token-sync call is made, because none is configured. The screen asks for what a passkey would sign.
    expect(writes.filter((write) => write !== "POST /backend/auth/passkey/options")).toEqual([
      "POST /backend/auth/signin",
    ]);
  });
});

test.describe("sign up", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/sign-up");
  });

  async function fill(
    page: Parameters<typeof screenOf>[0],
    { username, email, password }: ReturnType<typeof randomPerson>,
  ) {
    await screenOf(page).getByLabel("Username").fill(username);
    await screenOf(page).getByLabel("Email").fill(email);
    await screenOf(page).getByLabel("Password", { exact: true }).fill(password);
  }

  // covers: validation-02, errors-02
  test("requires all details, then a valid email", async ({ page }) => {
    const send = screenOf(page).getByRole("button", { name: "Create Account" });
    await send.click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("Please fill out all details!");
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await screenOf(page).getByRole("alert").boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(screenOf(page).getByLabel("Username")).toBeFocused();
    await fill(page, { ...randomPerson(), email: "asha" });
    await expect(screenOf(page).getByText("Please fill out all details!")).toHaveCount(0);
    await send.click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("Please enter a valid email address");
    await expect(screenOf(page).getByLabel("Email")).toBeFocused();
    await expect(screenOf(page).getByLabel("Email")).toHaveAccessibleDescription(
      "Please enter a valid email address",
    );
  });

  // covers: routes-03, account-05, account-09, states-21, validation-03, validation-06, roles-01, calls-03
  // covers: passwords-02, passwords-04
  test("accepts a weak password and opens the sign-in screen", async ({ page }) => {
    const person = { ...randomPerson(), password: "a" };
    const release = await holdCalls(page, "**/backend/auth/signup");
    const sent = page.waitForRequest("**/backend/auth/signup");
    await fill(page, { username: ` ${person.username} `, email: ` ${person.email}`, password: " a " });
    await screenOf(page).getByRole("button", { name: "Create Account" }).click();
    await expect(screenOf(page).getByRole("button", { name: "Creating Your Universe..." })).toBeDisabled();
    expect((await sent).postDataJSON()).toEqual(person);
    release();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(screenOf(page).getByRole("status")).toHaveText("Your account is ready. Please sign in.");
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/$/);
  });
});
