import { rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type Page, request as requests } from "@playwright/test";
import type { SignedIn } from "#contract/account/account.ts";
import { startBuiltServer } from "../../scripts/built-server.mjs";
import { emptyDataDir } from "../../scripts/demo-server.mjs";
import { expect, test as visit } from "../setup/browser.ts";
import { storedSession } from "../setup/stored-session.ts";
import { newPerson, type Person, readStored, screenOf, signInByApi } from "./people.ts";

interface OlderSession {
  person: Person;
  session: SignedIn;
}

/** A shop with people who signed in an hour ago; each test takes one of them. */
const test = visit.extend<object, { olderShop: { url: string; sessions: OlderSession[] } }>({
  olderShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await emptyDataDir();
      const start = () => startBuiltServer({ dataDir, env: { SEED: "none" } });
      const before = await start();
      const request = await requests.newContext({ baseURL: before.url });
      const sessions: OlderSession[] = [];
      for (let count = 0; count < 3; count++) {
        const person = await newPerson(request);
        sessions.push({ person, session: await signInByApi(request, person) });
      }
      await request.dispose();
      await before.stop();
      // The server's clock cannot be set, so its database is changed while it is stopped.
      const database = await PGlite.create(join(dataDir, "database", "pgdata"));
      await database.exec("update sessions set authenticated_at = now() - interval '1 hour'");
      await database.close();
      const shop = await start();
      await use({ url: shop.url, sessions });
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  serverUrl: async ({ olderShop }, use) => use(olderShop.url),
});

test.beforeEach(({ allowConsole }) => allowConsole(/status of 403/));

async function openProfile(page: Page, sessions: OlderSession[]): Promise<OlderSession> {
  const taken = sessions.shift();
  if (!taken) throw new Error("The fixture has too few people");
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([token, root]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("root", root);
    },
    [taken.session.token, JSON.stringify(storedSession(taken.session))] as const,
  );
  await page.goto("/profile");
  await expect(screenOf(page).getByLabel("Username")).toBeVisible();
  return taken;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Is it you?" });
const save = (page: Page) => screenOf(page).getByRole("button", { name: "Update Profile" }).click();

async function givePassword(page: Page, password: string): Promise<void> {
  await dialogOf(page).getByLabel("Current password").fill(password);
  await dialogOf(page).getByRole("button", { name: "Confirm" }).click();
}

// covers: sensitive-01, sensitive-03, sensitive-06
test("a new email address asks for the password, says that it is wrong, and goes on with the right one", async ({
  page,
  olderShop,
}) => {
  const { person, session } = await openProfile(page, olderShop.sessions);
  await screenOf(page).getByLabel("Full name").fill("Asha Rao");
  await save(page);
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();

  const email = `new-${person.email}`;
  await screenOf(page).getByLabel("Email").fill(email);
  await save(page);
  await expect(dialogOf(page).getByLabel("Current password")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Confirm" }).click();
  await expect(dialogOf(page)).toContainText("Please enter your current password to make this change.");
  await givePassword(page, "Hibiscus-3");
  await expect(dialogOf(page)).toContainText("This is not your current password.");
  await givePassword(page, person.password);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();

  const { token, root } = await readStored(page);
  expect(root.state.currentUser.email).toBe(email);
  expect(token).not.toBe(session.token);
  await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
  await save(page);
  await expect(page.getByRole("region", { name: "Recent activity" })).toContainText("Changed the password");
  await expect(dialogOf(page)).toBeHidden();
});

// covers: sensitive-01, sensitive-03
test("a new password asks for the current one; after cancelling, what was typed can be sent again", async ({
  page,
  request,
  olderShop,
}) => {
  const { person } = await openProfile(page, olderShop.sessions);
  await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
  await save(page);
  await dialogOf(page).getByLabel("Current password").fill("never sent");
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await save(page);
  await expect(dialogOf(page).getByLabel("Current password")).toHaveValue("");
  await givePassword(page, person.password);
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await signInByApi(request, { email: person.email, password: "Jasmine-88" });
});

// covers: sensitive-01, sensitive-03, passkeys-01
test("a new passkey asks for the password", async ({ page, olderShop }) => {
  const { person } = await openProfile(page, olderShop.sessions);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a Passkey" }).click();
  await section.getByRole("button", { name: "Create Passkey" }).click();
  await givePassword(page, "Hibiscus-3");
  await expect(dialogOf(page)).toContainText("This is not your current password.");
  const options = page.waitForResponse("**/backend/user/passkeys/options");
  await givePassword(page, person.password);
  expect((await options).status()).toBe(200);
});
