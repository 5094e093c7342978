import { expect, expectNoAxeViolations, test, WIDTHLESS } from "../setup/browser.ts";
import { holdCalls } from "./held-call.ts";
import { answerCartCount, newPerson, readStored, screenOf, signInByForm, somebody } from "./people.ts";

test.describe("sign in", () => {
  test.beforeEach(async ({ page }) => {
    await answerCartCount(page, 0);
    await page.goto("/sign-in");
  });

  // covers: validation-01, errors-01
  test("asks for everything and sends nothing before", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    for (const [email, password] of [
      ["", ""],
      ["asha@people.example", "   "],
      ["  ", "Marigold-7"],
    ] as const) {
      await signInByForm(page, { email, password });
      await expect(screenOf(page).getByRole("alert")).toHaveText("Please fill out all the fields!");
    }
    await expect(screenOf(page).getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeViolations(page);
    expect(calls).toEqual([]);
  });

  // covers: routes-02, header-07, account-01, account-04, fields-01, fields-02, fields-03, fields-04
  // covers: states-01, states-20, validation-03, roles-01, calls-02, calls-11, constants-33
  // covers: stored-session-01, stored-session-02, passwords-04, user-view-01
  test("keeps user and token, and leads home", WIDTHLESS, async ({ page, request }) => {
    const person = await newPerson(request);
    const writes: string[] = [];
    page.on("request", (one) => {
      if (one.method() !== "GET") writes.push(`${one.method()} ${new URL(one.url()).pathname}`);
    });
    const letGo = await holdCalls(page, "**/backend/auth/signin");
    const sent = page.waitForRequest("**/backend/auth/signin");
    await signInByForm(page, { email: `  ${person.email} `, password: ` ${person.password}  ` });
    const busy = screenOf(page).getByRole("button", { name: "Unlocking Your Style..." });
    await expect(busy).toBeDisabled();
    await expectNoAxeViolations(page);
    expect((await sent).postDataJSON()).toEqual({ email: person.email, password: person.password });
    expect((await readStored(page)).root.state).toMatchObject({ loading: true, currentUser: null });
    letGo();
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
    // No token-sync call either, as none is set up here.
    expect(writes).toEqual(["POST /backend/auth/signin"]);
  });

  // covers: states-01, states-20, errors-06
  test(
    "a wrong password: the server's words in an error box",
    WIDTHLESS,
    async ({ page, request, allowConsole }) => {
      allowConsole(/401/);
      const person = await newPerson(request);
      await signInByForm(page, { email: person.email, password: "wrong" });
      await expect(screenOf(page).getByRole("alert")).toHaveText("E-mail or password is wrong.");
      await expect(screenOf(page).getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
      await expectNoAxeViolations(page);
      await expect(page).toHaveURL(/\/sign-in$/);
      const { token, root } = await readStored(page);
      expect(token).toBeNull();
      expect(root.state).toMatchObject({
        currentUser: null,
        loading: false,
        error: "E-mail or password is wrong.",
      });
    },
  );

  // covers: errors-06
  test("an answer with success false: its message", WIDTHLESS, async ({ page }) => {
    await page.route("**/backend/auth/signin", (route) =>
      route.fulfill({ json: { success: false, message: "Not today" } }),
    );
    await signInByForm(page, somebody());
    await expect(screenOf(page).getByRole("alert")).toHaveText("Not today");
  });

  // covers: errors-07
  test("no network: the failure's own message", WIDTHLESS, async ({ page, allowConsole }) => {
    allowConsole(/auth\/signin|ERR_FAILED/);
    await page.route("**/backend/auth/signin", (route) => route.abort());
    await signInByForm(page, somebody());
    await expect(screenOf(page).getByRole("alert")).toHaveText("Failed to fetch");
  });

  test("a double click sends once", WIDTHLESS, async ({ page, request }) => {
    const person = await newPerson(request);
    const calls: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("/auth/signin")) calls.push(sent.url());
    });
    await screenOf(page).getByLabel("E-mail").fill(person.email);
    await screenOf(page).getByLabel("Password", { exact: true }).fill(person.password);
    await screenOf(page).getByRole("button", { name: "Sign In", exact: true }).dblclick();
    await expect(page).toHaveURL(/\/$/);
    expect(calls).toHaveLength(1);
  });

  // covers: account-03
  test("a password can be looked at; a link leads to sign up", WIDTHLESS, async ({ page }) => {
    const password = screenOf(page).getByLabel("Password", { exact: true });
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await expectNoAxeViolations(page);
    await screenOf(page).getByRole("link", { name: "Create an account" }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test.describe("sign up", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/sign-up");
  });

  async function fill(
    page: Parameters<typeof screenOf>[0],
    { username, email, password }: ReturnType<typeof somebody>,
  ) {
    await screenOf(page).getByLabel("Username").fill(username);
    await screenOf(page).getByLabel("E-mail").fill(email);
    await screenOf(page).getByLabel("Password", { exact: true }).fill(password);
  }

  // covers: validation-02, errors-02
  test("asks for all details, then for a real e-mail", async ({ page }) => {
    const send = screenOf(page).getByRole("button", { name: "Create Account" });
    await send.click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("Please fill out all details!");
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await screenOf(page).getByRole("alert").boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(screenOf(page).getByLabel("Username")).toBeFocused();
    await expectNoAxeViolations(page);
    await fill(page, { ...somebody(), email: "asha" });
    await expect(screenOf(page).getByText("Please fill out all details!")).toHaveCount(0);
    await send.click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("Please enter a valid e-mail address");
    await expect(screenOf(page).getByLabel("E-mail")).toBeFocused();
    await expect(screenOf(page).getByLabel("E-mail")).toHaveAccessibleDescription(
      "Please enter a valid e-mail address",
    );
    await expectNoAxeViolations(page);
  });

  // covers: account-06, validation-05, validation-07, constants-31
  test("a password's points make it Weak, Medium or Strong", WIDTHLESS, async ({ page }) => {
    for (const [password, score, label, colour] of [
      ["", 0, "Weak", "bg-danger"],
      ["abc", 25, "Weak", "bg-danger"],
      ["abC", 50, "Medium", "bg-gold"],
      ["abC1", 75, "Strong", "bg-emerald"],
      ["abcdeF12", 100, "Strong", "bg-emerald"],
    ] as const) {
      await screenOf(page).getByLabel("Password", { exact: true }).fill(password);
      const meter = page.getByRole("meter", { name: "Password strength" });
      await expect(meter).toHaveAttribute("value", String(score));
      await expect(meter).toHaveAttribute("aria-valuetext", label);
      const bar = screenOf(page).locator(`.${colour}[style]`);
      await expect(bar).toHaveAttribute("style", new RegExp(`^width: ?${score}%;?$`));
      if (password) await expect(screenOf(page).getByText(label, { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
    }
  });

  // covers: routes-03, account-05, account-09, states-21, validation-03, validation-06, roles-01, calls-03
  // covers: passwords-02, passwords-04
  test("a weak password does not block; a new account leads to sign in", WIDTHLESS, async ({ page }) => {
    const person = { ...somebody(), password: "a" };
    const letGo = await holdCalls(page, "**/backend/auth/signup");
    const sent = page.waitForRequest("**/backend/auth/signup");
    await fill(page, { username: ` ${person.username} `, email: ` ${person.email}`, password: " a " });
    await screenOf(page).getByRole("button", { name: "Create Account" }).click();
    await expect(screenOf(page).getByRole("button", { name: "Creating Your Universe..." })).toBeDisabled();
    expect((await sent).postDataJSON()).toEqual(person);
    letGo();
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(screenOf(page).getByRole("status")).toHaveText("Your account is ready. Please sign in.");
    await expectNoAxeViolations(page);
    await answerCartCount(page, 0);
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/$/);
  });

  // covers: states-21
  test("a taken e-mail: the server's words", WIDTHLESS, async ({ page, request, allowConsole }) => {
    allowConsole(/409/);
    const person = await newPerson(request);
    await fill(page, { ...somebody(), email: person.email.toUpperCase() });
    await screenOf(page).getByRole("button", { name: "Create Account" }).click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("An account with this e-mail already exists.");
    await expect(page).toHaveURL(/\/sign-up$/);
  });

  test("no network: the failure's own message", WIDTHLESS, async ({ page, allowConsole }) => {
    allowConsole(/auth\/signup|ERR_FAILED/);
    await page.route("**/backend/auth/signup", (route) => route.abort());
    await fill(page, somebody());
    await screenOf(page).getByRole("button", { name: "Create Account" }).click();
    await expect(screenOf(page).getByRole("alert")).toHaveText("Failed to fetch");
  });

  // covers: account-08
  test("a link leads to sign in", WIDTHLESS, async ({ page }) => {
    await screenOf(page).getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });
});
