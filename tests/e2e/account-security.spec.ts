import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../setup/browser.ts";
import { failOnce } from "./fail-once.ts";
import { passTime } from "./page-clock.ts";
import { newPerson, restoreSession, screenOf, signInByForm } from "./people.ts";

const MINUTE_MS = 60_000;
const devicesOf = (page: Page) => page.getByRole("region", { name: "Where you are signed in" });

async function signInOn(page: Page, person: Parameters<typeof signInByForm>[1]): Promise<void> {
  await page.goto("/sign-in");
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/$/);
}

// covers: devices-01, devices-02
test("a device that is signed out elsewhere shows the sign-in screen at its next check", async ({
  page,
  request,
  browser,
  serverUrl,
}) => {
  const person = await newPerson(request);
  const others = await Promise.all(
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0", undefined].map(
      async (userAgent) => {
        const context = await browser.newContext({
          baseURL: serverUrl,
          ...(userAgent ? { userAgent } : {}),
        });
        const tab = await context.newPage();
        await tab.clock.install();
        await signInOn(tab, person);
        await tab.goto("/profile");
        await expect(screenOf(tab).getByLabel("Username")).toBeVisible();
        return tab;
      },
    ),
  );
  const [firefox, third] = others as [Page, Page];
  await signInOn(page, person);
  await page.goto("/profile");
  await expect(devicesOf(page).getByRole("listitem")).toHaveCount(3);

  await devicesOf(page).getByRole("button", { name: "Sign out Firefox on Windows" }).click();
  await expect(devicesOf(page).getByRole("status")).toHaveText("The device is signed out.");
  await passTime(firefox, MINUTE_MS);
  await expect(firefox).toHaveURL(/\/sign-in$/);
  await passTime(third, MINUTE_MS);
  await expect(screenOf(third).getByLabel("Username")).toBeVisible();

  await devicesOf(page).getByRole("button", { name: "Sign Out All Others" }).click();
  await expect(devicesOf(page).getByRole("listitem")).toHaveCount(1);
  await passTime(third, MINUTE_MS);
  await expect(third).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole("region", { name: "Recent activity" })).toContainText(
    "Signed out other devices",
  );
  await Promise.all(others.map((tab) => tab.context().close()));
});

// covers: activity-01
test("recent activity shows attempts with a wrong password, with the device", async ({ page, request }) => {
  const person = await newPerson(request);
  const data = { email: person.email, password: "Hibiscus-3" };
  const headers = {
    "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
  };
  expect((await request.post("/backend/auth/signin", { data, headers })).status()).toBe(401);
  await restoreSession(page, person);
  await page.goto("/profile");
  const events = page.getByRole("region", { name: "Recent activity" }).getByRole("listitem");
  await expect(events).toHaveCount(2);
  await expect(events.filter({ hasText: "Tried to sign in with a wrong password" })).toContainText(
    "Firefox on Windows",
  );
});

// covers: own-data-03
test("everything that the shop holds about a person is downloaded as one file", async ({ page, request }) => {
  const person = await newPerson(request);
  await restoreSession(page, person);
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Your data" });
  const started = page.waitForEvent("download");
  await section.getByRole("button", { name: "Download My Data" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("my-data.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data).toMatchObject({
    account: [{ username: person.username, email: person.email }],
    sessions: [{ device: expect.any(String) }],
    activity: [{ kind: "signed-in" }],
    cart: [],
  });
  await expect(section.getByRole("status")).toHaveText("Your file is saved.");
});

// covers: own-data-03
test("a download that fails says so and can be tried again", async ({ page, request, allowConsole }) => {
  allowConsole(/request failed: GET|ERR_/);
  await restoreSession(page, await newPerson(request));
  await failOnce(page, "**/backend/user/export", (route) => route.abort("connectionfailed"));
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Your data" });
  await section.getByRole("button", { name: "Download My Data" }).click();
  await expect(section.getByRole("alert")).toHaveText(
    "The shop could not be reached. Please check your connection and try again.",
  );
  await section.getByRole("button", { name: "Download My Data" }).click();
  await expect(section.getByRole("status")).toHaveText("Your file is saved.");
});

// covers: session-check-01
test("a check that the server cannot respond to does not sign out; a session that has ended does", async ({
  page,
  request,
  allowConsole,
}) => {
  // Time passes faster than calls end.
  allowConsole(/session check failed|status of (401|502|503|504)|did not answer in time/);
  await page.clock.install();
  const { token } = await restoreSession(page, await newPerson(request));
  const statuses = [502, 503, 504];
  await page.route("**/backend/user/check-auth", (route) => {
    const status = statuses.shift();
    return status === undefined ? route.fallback() : route.fulfill({ status, json: { success: false } });
  });
  await page.goto("/profile");
  await expect(screenOf(page).getByLabel("Username")).toBeVisible();
  for (const left of [2, 1, 0]) {
    await passTime(page, MINUTE_MS);
    await expect.poll(() => statuses.length).toBe(left);
    await expect(screenOf(page).getByLabel("Username")).toBeVisible();
  }
  await request.post("/backend/auth/signout", { headers: { authorization: `Bearer ${token}` } });
  await passTime(page, MINUTE_MS);
  await expect(page).toHaveURL(/\/sign-in$/);
});
