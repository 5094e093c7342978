import type { Page } from "@playwright/test";
import { accountState, sessionList } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { readStored, screenOf } from "../people.ts";
import {
  administrator,
  openDialog,
  press,
  type Screen,
  type Screens,
  type State,
  shopper,
} from "./screen.ts";

const TIME = "2026-11-01T10:00:00.000Z";
const LONG_NAME = "W".repeat(60);
const WHOLE = accountState({
  emailConfirmed: false,
  passkeys: ["My phone", "Annapurna's security key on the ring with the keys of the shop", LONG_NAME].map(
    (name, index) => ({ _id: String(index), name, createdAt: TIME, lastUsedAt: index ? TIME : null }),
  ),
  identities: ["accounts.google.com", "identity.a-rather-long-name-of-a-host.example"].map(
    (provider, index) => ({ _id: String(index), provider, createdAt: TIME }),
  ),
});
const REQUESTS = [
  { description: "Something in linen for a beach wedding in December", answeredAt: null },
  { description: "Ajrakh and silver for a long lunch. ".repeat(13).trim(), answeredAt: TIME },
].map((request, index) => ({ ...request, _id: String(index), createdAt: TIME, dueAt: TIME }));
const REPLIES = {
  "GET /user/account": returns(WHOLE),
  "GET /user/sessions": returns(sessionList(12)),
  "GET /bespoke": returns({ requests: REQUESTS }),
};
const PASSWORD_REQUIRED = {
  status: 403,
  json: {
    success: false,
    message: "This is not your current password.",
    code: "CURRENT_PASSWORD_REQUIRED",
  },
};
const UPDATE = "**/backend/user/update/*";

const field = (page: Page, label: string) => screenOf(page).getByLabel(label, { exact: true });
const updateProfile = (page: Page) => screenOf(page).getByRole("button", { name: "Update Profile" }).click();
const form: State = (page) => field(page, "Username");

/** The profile in a session that is too old for a change without the password. */
const olderSession = (label: string, value: string): Screen["states"] => ({
  "asking for the password": async (page) => {
    await page.route(UPDATE, (route) => route.fulfill(PASSWORD_REQUIRED));
    await field(page, label).fill(value);
    await updateProfile(page);
    return page.getByRole("dialog").getByLabel("Current password");
  },
  "with a wrong password": async (page) => {
    await page.getByRole("dialog").getByLabel("Current password").fill("Hibiscus-3");
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    return page.getByRole("alert").filter({ hasText: "This is not your current password." });
  },
});

/** The profile's form and its parts. */
export const PROFILE_SCREENS: Screens = {
  "the profile with an address that waits": {
    path: "/profile",
    as: shopper,
    replies: {
      "GET /user/account": returns(accountState({ pendingEmail: `${LONG_NAME}@people.example` })),
      "DELETE /user/pending-email": refuses(400, "Not today."),
    },
    console: /status of 400/,
    states: {
      waiting: (page) => page.getByRole("region", { name: "New address not confirmed" }),
      "not cancelled": async (page) => {
        await press(page, "Cancel the Change");
        return page.getByText("Not today.");
      },
    },
  },
  "the profile's form": {
    path: "/profile",
    as: shopper,
    wide: true,
    console: /status of 409/,
    states: {
      "as it is": form,
      "with nothing to save": async (page) => {
        await updateProfile(page);
        return screenOf(page).getByText("No changes made");
      },
      "with mistakes": async (page) => {
        await field(page, "Email").fill("asha");
        await field(page, "New password").fill(" Jasmine-88");
        await updateProfile(page);
        return screenOf(page).getByText("A password cannot begin or end with a space");
      },
      "with a refusal": async (page) => {
        const json = { success: false, message: "This username is already taken." };
        await page.route(UPDATE, (route) => route.fulfill({ status: 409, json }));
        await field(page, "Email").fill("asha@people.example");
        await field(page, "New password").fill("");
        await updateProfile(page);
        return screenOf(page).getByRole("alert").filter({ hasText: "This username is already taken." });
      },
      "after saving": async (page) => {
        await page.unroute(UPDATE);
        const json = (await readStored(page)).root.state.currentUser;
        await page.route(UPDATE, (route) => route.fulfill({ json }));
        await updateProfile(page);
        return screenOf(page).getByRole("status").filter({ hasText: "Profile updated successfully!" });
      },
      "asking before it deletes": async (page) => {
        await openDialog(page, "Delete Account");
        return page.getByRole("dialog", { name: "Delete your account?" });
      },
    },
  },
  "the profile with everything": {
    path: "/profile",
    as: shopper,
    wide: true,
    replies: {
      ...REPLIES,
      "POST /user/confirmation": returns({ success: true, message: "We have sent you an email." }),
      "DELETE /user/sessions": returns({ success: true, message: "All other devices are signed out." }),
      "POST /user/passkeys/options": PASSWORD_REQUIRED,
    },
    console: /status of 403/,
    states: {
      "address not confirmed": (page) => page.getByRole("region", { name: "Address not confirmed" }),
      "confirmation sent": async (page) => {
        await press(page, "Send the Link Again");
        return page.getByText("We have sent you an email.");
      },
      "all devices": async (page) => {
        await press(page, "Show All 12 Devices");
        return page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem").nth(11);
      },
      "devices signed out": async (page) => {
        await press(page, "Sign Out All Others");
        return page.getByText("All other devices are signed out.");
      },
      "all events": async (page) => {
        await press(page, "Show All 20 Events");
        return page.getByRole("region", { name: "Recent activity" }).getByRole("listitem").nth(19);
      },
      "data downloaded": async (page) => {
        await press(page, "Download My Data");
        return page.getByText("Your file is saved.");
      },
      "a passkey being renamed": async (page) => {
        await press(page, `Rename ${LONG_NAME}`);
        return page.getByLabel("Name of the passkey");
      },
      "asking before it removes a passkey": async (page) => {
        await press(page, "Cancel");
        await press(page, "Remove My phone");
        return page.getByRole("dialog", { name: "Remove this passkey?" });
      },
      "asking for the password before it adds a passkey": async (page) => {
        await page.keyboard.press("Escape");
        await press(page, "Add a Passkey");
        await press(page, "Create Passkey");
        return page.getByRole("dialog", { name: "Is it you?" });
      },
    },
  },
  "the profile whose parts could not be loaded": {
    path: "/profile",
    as: shopper,
    replies: {
      "GET /user/account": refuses(400),
      "GET /user/sessions": refuses(400),
      "GET /bespoke": refuses(400),
    },
    console: /status of 400|Loading the (account|devices|requests) failed/,
    states: { failed: (page) => page.getByRole("button", { name: "Try again" }).nth(4) },
  },
  "the profile whose parts are loading": {
    path: "/profile",
    as: shopper,
    replies: { "GET /user/account": "pending", "GET /user/sessions": "pending", "GET /bespoke": "pending" },
    states: { loading: form },
  },
  "the profile in an older session": {
    path: "/profile",
    as: shopper,
    wide: true,
    replies: REPLIES,
    console: /status of 403/,
    states: olderSession("New password", "Jasmine-88"),
  },
  "the profile in an older session with another address": {
    path: "/profile",
    as: shopper,
    replies: REPLIES,
    console: /status of 403/,
    states: olderSession("Email", "asha@saris.example"),
  },
  "the profile in an older session without a password": {
    path: "/profile",
    as: shopper,
    replies: { ...REPLIES, "GET /user/account": returns({ ...WHOLE, hasPassword: false }) },
    console: /status of 403/,
    states: {
      refused: async (page) => {
        await page.route(UPDATE, (route) => route.fulfill(PASSWORD_REQUIRED));
        await field(page, "Email").fill("asha@saris.example");
        await updateProfile(page);
        return page.getByRole("dialog");
      },
    },
  },
  "the profile of an administrator": {
    path: "/profile",
    as: administrator,
    states: { whole: (page) => page.getByRole("link", { name: "Admin Dashboard" }) },
  },
};
