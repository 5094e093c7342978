import { accountState, sessionList } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { readStored, screenOf } from "../people.ts";
import type { Visit } from "./visit.ts";

const LONG_NAME = "W".repeat(60);
const WHOLE = {
  "GET /user/account": returns(
    accountState({
      emailConfirmed: false,
      passkeys: ["My phone", LONG_NAME].map((name, index) => ({
        ...{ _id: String(index), name, createdAt: "2026-11-01T10:00:00.000Z", lastUsedAt: null },
      })),
      identities: [
        { _id: "identity", provider: "accounts.google.com", createdAt: "2026-11-01T10:00:00.000Z" },
      ],
    }),
  ),
  "GET /user/sessions": returns(sessionList(12)),
};
const PASSWORD_REQUIRED = {
  status: 403,
  json: {
    success: false,
    message: "This is not your current password.",
    code: "CURRENT_PASSWORD_REQUIRED",
  },
};

/** The profile's form and its parts. */
export const PROFILE_VISITS: Record<string, Visit> = {
  "the profile with an address that waits": {
    path: "/profile",
    as: "shopper",
    replies: {
      "GET /user/account": returns(accountState({ pendingEmail: `${LONG_NAME}@people.example` })),
      "DELETE /user/pending-email": refuses(400, "Not today."),
    },
    console: /status of 400/,
    states: {
      waiting: (page) =>
        expect(page.getByRole("region", { name: "New address not confirmed" })).toBeVisible(),
      "not cancelled": async (page) => {
        await page.getByRole("button", { name: "Cancel the Change" }).click();
        await expect(page.getByText("Not today.")).toBeVisible();
      },
    },
  },
  "the profile's form": {
    path: "/profile",
    as: "shopper",
    wide: true,
    console: /status of 409/,
    states: {
      "as it is": (page) => expect(screenOf(page).getByLabel("Username")).toBeVisible(),
      "with nothing to save": async (page) => {
        await screenOf(page).getByRole("button", { name: "Update Profile" }).click();
        await expect(screenOf(page).getByText("No changes made")).toBeVisible();
      },
      "with mistakes": async (page) => {
        await screenOf(page).getByLabel("E-mail").fill("asha");
        await screenOf(page).getByLabel("New password", { exact: true }).fill(" Jasmine-88");
        await screenOf(page).getByRole("button", { name: "Update Profile" }).click();
        await expect(screenOf(page).getByText("A password cannot begin or end with a space")).toBeVisible();
      },
      "with a refusal": async (page) => {
        await page.route("**/backend/user/update/*", (route) =>
          route.fulfill({
            status: 409,
            json: { success: false, message: "This username is already taken." },
          }),
        );
        await screenOf(page).getByLabel("E-mail").fill("asha@people.example");
        await screenOf(page).getByLabel("New password", { exact: true }).fill("");
        await screenOf(page).getByRole("button", { name: "Update Profile" }).click();
        await expect(screenOf(page).getByRole("alert")).toHaveText("This username is already taken.");
      },
      "after saving": async (page) => {
        await page.unroute("**/backend/user/update/*");
        const { root } = await readStored(page);
        const json = root.state.currentUser;
        await page.route("**/backend/user/update/*", (route) => route.fulfill({ json }));
        await screenOf(page).getByRole("button", { name: "Update Profile" }).click();
        await expect(screenOf(page).getByRole("status")).toHaveText("Profile updated successfully!");
      },
      "asking before it deletes": async (page) => {
        await screenOf(page).getByRole("button", { name: "Delete Account" }).click();
        await expect(page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible();
      },
    },
  },
  "the profile with everything": {
    path: "/profile",
    as: "shopper",
    wide: true,
    replies: {
      ...WHOLE,
      "POST /user/confirmation": returns({ success: true, message: "We have sent you an e-mail." }),
      "DELETE /user/sessions": returns({ success: true, message: "All other devices are signed out." }),
      "POST /user/passkeys/options": PASSWORD_REQUIRED,
    },
    console: /status of 403/,
    states: {
      "address not confirmed": (page) =>
        expect(page.getByRole("region", { name: "Address not confirmed" })).toBeVisible(),
      "confirmation sent": async (page) => {
        await page.getByRole("button", { name: "Send the Link Again" }).click();
        await expect(page.getByText("We have sent you an e-mail.")).toBeVisible();
      },
      "all devices": async (page) => {
        await page.getByRole("button", { name: "Show All 12 Devices" }).click();
        await expect(
          page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem"),
        ).toHaveCount(12);
      },
      "devices signed out": async (page) => {
        await page.getByRole("button", { name: "Sign Out All Others" }).click();
        await expect(page.getByText("All other devices are signed out.")).toBeVisible();
      },
      "all events": async (page) => {
        await page.getByRole("button", { name: "Show All 20 Events" }).click();
        await expect(page.getByRole("region", { name: "Recent activity" }).getByRole("listitem")).toHaveCount(
          20,
        );
      },
      "data downloaded": async (page) => {
        await page.getByRole("button", { name: "Download My Data" }).click();
        await expect(page.getByText("Your file is saved.")).toBeVisible();
      },
      "a passkey being renamed": async (page) => {
        await page.getByRole("button", { name: `Rename ${LONG_NAME}` }).click();
        await expect(page.getByLabel("Name of the passkey")).toBeVisible();
        await page.getByRole("button", { name: "Cancel" }).click();
      },
      "asking before it removes a passkey": async (page) => {
        await page.getByRole("button", { name: "Remove My phone" }).click();
        await expect(page.getByRole("dialog", { name: "Remove this passkey?" })).toBeVisible();
        await page.keyboard.press("Escape");
      },
      "asking for the password before it adds a passkey": async (page) => {
        await page.getByRole("button", { name: "Add a Passkey" }).click();
        await page.getByRole("button", { name: "Create Passkey" }).click();
        await expect(page.getByRole("dialog", { name: "Is it you?" })).toBeVisible();
      },
    },
  },
  "the profile whose parts could not be loaded": {
    path: "/profile",
    as: "shopper",
    replies: { "GET /user/account": refuses(400), "GET /user/sessions": refuses(400) },
    console: /status of 400|Loading the (account|devices) failed/,
    states: {
      failed: (page) => expect(page.getByRole("button", { name: "Try again" })).toHaveCount(4),
    },
  },
  "the profile whose parts are loading": {
    path: "/profile",
    as: "shopper",
    replies: { "GET /user/account": "pending", "GET /user/sessions": "pending" },
    states: { loading: (page) => expect(screenOf(page).getByLabel("Username")).toBeVisible() },
  },
  "the profile in an older session": {
    path: "/profile",
    as: "shopper",
    wide: true,
    replies: WHOLE,
    console: /status of 403/,
    states: {
      "asking for the password": async (page) => {
        await page.route("**/backend/user/update/*", (route) => route.fulfill(PASSWORD_REQUIRED));
        await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
        await screenOf(page).getByRole("button", { name: "Update Profile" }).click();
        await expect(page.getByRole("dialog").getByLabel("Current password")).toBeVisible();
      },
      "with a wrong password": async (page) => {
        await page.getByRole("dialog").getByLabel("Current password").fill("Hibiscus-3");
        await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
        await expect(page.getByRole("alert")).toHaveText("This is not your current password.");
      },
    },
  },
  "the profile of an administrator": {
    path: "/profile",
    as: "administrator",
    states: { whole: (page) => expect(page.getByRole("link", { name: "Admin Dashboard" })).toBeVisible() },
  },
};
