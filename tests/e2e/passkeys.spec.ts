import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startBuiltServer } from "../../scripts/built-server.mjs";
import { emptyDataDir } from "../../scripts/demo-server.mjs";
import { nodeEntry } from "../../scripts/steps/node-entries.mjs";
import { ADMIN } from "../setup/admin.ts";
import { expect, test as visit } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { failOnce } from "./fail-once.ts";
import { newPerson, readStored, screenOf, signInByApi, signInByForm } from "./people.ts";

/**
 * Passkeys belong to a host name, so this shop is visited at localhost. Its administrators need a passkey.
 */
const test = visit.extend<object, { localShop: { url: string; code: string } }>({
  localShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await emptyDataDir();
      const atLocalhost = (url: string) => url.replace("127.0.0.1", "localhost");
      const start = () =>
        startBuiltServer({
          dataDir,
          env: async (address: string) => ({
            SEED: "none",
            ADMIN_EMAIL: ADMIN.email,
            ADMIN_PASSWORD: ADMIN.password,
            ADMIN_PASSKEY: "required",
            PUBLIC_URL: atLocalhost(address),
          }),
        });
      // The command line opens the embedded database while no server does.
      const before = await start();
      await before.stop();
      const code = oneTimeCode(dataDir);
      const { url, stop } = await start();
      await use({ url: atLocalhost(url), code });
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  serverUrl: async ({ localShop }, use) => use(localShop.url),
});

/** The code with which the administrator adds the first passkey, as an operator gets it. */
function oneTimeCode(dataDir: string): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const printed = execFileSync(process.execPath, [nodeEntry("admin"), "passkey", ADMIN.email], { env });
  return printed.toString().split("\n")[0] ?? "";
}

/** Chromium's own authenticator, which confirms every request. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, name: string, code?: string) {
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a Passkey" }).click();
  await section.getByLabel("Name of the passkey").fill(name);
  await section.getByRole("button", { name: "Create Passkey" }).click();
  if (code) {
    await section.getByLabel("One-time code").fill(code);
    await section.getByRole("button", { name: "Create Passkey" }).click();
  }
  await expect(section.getByText(name)).toBeVisible();
  return section;
}

async function signOut(page: Page) {
  await screenOf(page).getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

// covers: passkeys-01, passkeys-02
test("a passkey is added, signs in without a password, is renamed and removed", async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto("/sign-in");
  await addAuthenticator(page);
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/$/);
  await addPasskey(page, "My phone");
  await signOut(page);

  await page.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await readStored(page)).root.state.currentUser.email).toBe(person.email);

  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Passkeys" });
  await expect(section).toContainText("Last used");
  await section.getByRole("button", { name: "Rename My phone" }).click();
  await section.getByLabel("Name of the passkey").fill("Old phone");
  await section.getByRole("button", { name: "Save" }).click();
  await section.getByRole("button", { name: "Remove Old phone" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove this passkey?" });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Recent activity" })).toContainText("Removed a passkey");
});

// covers: passkeys-06
test("a passkey is suggested in the email field", async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto("/sign-in");
  await addAuthenticator(page);
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/$/);
  await addPasskey(page, "My phone");
  await signOut(page);
  // The authenticator confirms at once what the person would choose from the suggestions.
  // The screen listens for the focus shortly after it is shown.
  const email = screenOf(page).getByLabel("Email");
  const timeout = scaled(2_000);
  await expect(async () => {
    if (await email.isVisible()) {
      await email.blur({ timeout });
      await email.focus({ timeout });
    }
    await expect(page).toHaveURL(/\/$/, { timeout });
  }).toPass();
  expect((await readStored(page)).root.state.currentUser.email).toBe(person.email);
});

// covers: sensitive-02, sensitive-03
test("a sensitive change in an older session is confirmed with a passkey", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const person = await newPerson(request);
  await page.goto("/sign-in");
  await addAuthenticator(page);
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/$/);
  await addPasskey(page, "My phone");
  // As the server would respond later.
  const json = { success: false, message: "Please enter it.", code: "CURRENT_PASSWORD_REQUIRED" };
  await failOnce(page, "**/backend/user/update/*", (route) => route.fulfill({ status: 403, json }));
  const former = (await readStored(page)).token;

  await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
  await screenOf(page).getByRole("button", { name: "Update Profile" }).click();
  await page
    .getByRole("dialog", { name: "Is it you?" })
    .getByRole("button", { name: "Use a Passkey" })
    .click();

  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  expect((await readStored(page)).token).not.toBe(former);
  await signInByApi(request, { email: person.email, password: "Jasmine-88" });
});

// covers: passkeys-05
test("an administrator adds a passkey with a one-time code, and needs a session that it began", async ({
  page,
  request,
  localShop,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await page.goto("/sign-in");
  await addAuthenticator(page);
  await signInByForm(page, ADMIN);
  await expect(page).toHaveURL(/\/$/);
  const list = async () => {
    const { token } = await readStored(page);
    const headers = { authorization: `Bearer ${token}` };
    return (await request.get("/backend/outfit/admin/getalloutfits", { headers })).status();
  };
  expect(await list()).toBe(403);
  await addPasskey(page, "Shop's laptop", localShop.code);
  await signOut(page);
  await page.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await list()).toBe(200);
});
