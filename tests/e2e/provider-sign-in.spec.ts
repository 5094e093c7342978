import { expect, JOURNEY, test } from "../setup/browser.ts";
import { readStored, screenOf } from "./people.ts";

test.describe("the identity provider", () => {
  // covers: account-02, fields-08, fields-09, calls-04, calls-10, constants-34, provider-01, provider-06
  // covers: settings-11
  test("signs in the account that is chosen in its pop-up", JOURNEY, async ({ page }) => {
    const picture = "https://pictures.people.example/meera.jpg";
    await page.route(picture, (route) => route.fulfill({ path: "public/apple-touch-icon.png" }));
    await page.goto("/sign-in");
    const opened = page.waitForEvent("popup");
    const sent = page.waitForRequest("**/backend/auth/google");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    const popUp = await opened;
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeDisabled();
    await expect(popUp.getByRole("heading", { name: "Choose an account" })).toBeVisible();
    await popUp.getByRole("link", { name: /Meera Iyer/ }).click();
    await expect(page).toHaveURL(/\/$/);
    expect((await sent).postDataJSON()).toMatchObject({
      name: "Meera Iyer",
      email: "meera@people.example",
      googlePhotoUrl: picture,
    });
    const { token, root } = await readStored(page);
    expect(token).toBeTruthy();
    expect(root.state.currentUser).toMatchObject({ email: "meera@people.example", googlePhotoUrl: picture });
    await page.goto("/profile");
    await expect(screenOf(page).locator(`img[src="${picture}"]`)).toBeVisible();
    expect(popUp.isClosed()).toBe(true);
  });

  // covers: account-07
  test("enables the button again when the pop-up is closed", async ({ page }) => {
    await page.goto("/sign-up");
    const button = page.getByRole("button", { name: "Continue with Google" });
    const opened = page.waitForEvent("popup");
    await button.click();
    const popUp = await opened;
    await expect(button).toBeDisabled();
    await popUp.close();
    await expect(button).toBeEnabled();
  });

  for (const [what, choice] of [
    ["closing the account chooser", "Cancel"],
    ["choosing an account with an unverified email", "Nobody Yet"],
  ] as const) {
    // covers: errors-09
    test(`${what} is only logged`, async ({ page, allowConsole }) => {
      allowConsole(/Signing in with the identity provider failed|auth\/google/);
      await page.goto("/sign-in");
      const button = page.getByRole("button", { name: "Continue with Google" });
      const opened = page.waitForEvent("popup");
      const logged = page.waitForEvent("console", {
        predicate: (message) => message.text().startsWith("Signing in with the identity provider failed"),
      });
      await button.click();
      const popUp = await opened;
      await popUp.getByRole("link", { name: new RegExp(choice) }).click();
      await logged;
      await expect(button).toBeEnabled();
      await expect(screenOf(page).getByRole("alert")).toHaveCount(0);
      await expect(page).toHaveURL(/\/sign-in$/);
    });
  }

  // covers: provider-01
  test("ignores the result of another tab's attempt", async ({ page }) => {
    await page.goto("/sign-in");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await opened;
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/auth/google")) calls.push(request.url());
    });
    const channel = await page.evaluateHandle(() => {
      const heard = new BroadcastChannel("ensemble-provider-sign-in");
      return {
        message: new Promise((resolve) => heard.addEventListener("message", resolve, { once: true })),
      };
    });
    const other = await page.context().newPage();
    await other.goto("/favicon.svg");
    await other.evaluate(() => {
      const payload = { name: "Eve", email: "eve@people.example", googlePhotoUrl: "" };
      new BroadcastChannel("ensemble-provider-sign-in").postMessage({ flow: "another", payload, proof: "x" });
    });
    await channel.evaluate(({ message }) => message.then(() => new Promise(requestAnimationFrame)));
    expect(calls).toEqual([]);
  });
});
