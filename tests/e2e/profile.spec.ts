import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { dearest, fillCart } from "./cart-steps.ts";
import { holdCalls } from "./hold-calls.ts";
import {
  newPerson,
  type Person,
  readStored,
  restoreSession,
  screenOf,
  signInByApi,
  signInByForm,
} from "./people.ts";

async function openProfile(page: Page, person: Pick<Person, "email" | "password">) {
  const response = await restoreSession(page, person);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Fashion Profile" })).toBeVisible();
  await expect(screenOf(page).getByLabel("Username")).toBeVisible();
  return response;
}

const save = (page: Page) => screenOf(page).getByRole("button", { name: "Update Profile" });

test.describe("editing", () => {
  // covers: account-10, fields-06, stored-session-02
  test("a new password works at once and is not stored in the browser", async ({ page, request }) => {
    const person = await newPerson(request);
    await openProfile(page, person);
    const password = screenOf(page).getByLabel("New password", { exact: true });
    await password.fill("Jasmine-88");
    await save(page).click();
    const status = screenOf(page).getByRole("status");
    await expect(status).toHaveText("Profile updated successfully!");
    await expect(status, "beside the button that was pressed").toBeInViewport();
    await expect(password).toHaveValue("");
    expect(JSON.stringify(await readStored(page))).not.toContain("Jasmine-88");
    await signInByApi(request, { email: person.email, password: "Jasmine-88" });
  });
});

test.describe("ending a session", () => {
  // covers: account-12, account-14, states-05, states-06, states-24, roles-11, calls-06
  test("signing out clears user, token and cart badge, and opens the sign-in screen", async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    await fillCart(request, person, await dearest(request, 1));
    const { token } = await openProfile(page, person);
    await expect(page.getByRole("link", { name: "Cart, 1 outfit" })).toBeVisible();
    const release = await holdCalls(page, "**/backend/user/signout");
    const sent = page.waitForRequest("**/backend/user/signout");
    await screenOf(page).getByRole("button", { name: "Sign Out" }).click();
    expect((await sent).method()).toBe("POST");
    expect((await readStored(page)).root.state).toMatchObject({ loading: true, error: null });
    release();
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await readStored(page)).toMatchObject({ token: null, root: { state: { currentUser: null } } });
    await expect(page.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
    const check = await request.get("/backend/user/check-auth", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(check.status()).toBe(401);
  });

  // covers: account-13, account-14, states-04, states-23, roles-12, calls-08
  test("deleting the account asks first, then clears the session", async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/401/);
    const person = await newPerson(request);
    const { _id } = await openProfile(page, person);
    const opener = screenOf(page).getByRole("button", { name: "Delete Account" });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog).toBeVisible();
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

  test("deleting the account leaves no entry of the profile, also where the sign-in screen opens at once", async ({
    page,
    request,
  }) => {
    await page.goto("/sign-in");
    await signInByForm(page, await newPerson(request));
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.getByRole("link", { name: /^Profile of / }).click();
    await screenOf(page).getByRole("button", { name: "Delete Account" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Account" }).click();
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});
