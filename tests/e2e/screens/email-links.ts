import { returns } from "../../setup/api-replies.ts";
import { screenOf } from "../people.ts";
import { heading, headingOf, press, type Screen, type Screens, type State } from "./screen.ts";

const DONE = returns({ success: true, message: "Done." });
const failure = (code: string) => ({
  status: 400,
  json: { success: false, message: "This link does not work.", error: "", code },
});
const OFFLINE = /request failed: POST|ERR_/;

/** Presses a button of the screen and waits for its next heading. */
const pressFor =
  (button: string, title: string): State =>
  async (page) => {
    await press(page, button);
    return headingOf(page, title);
  };
const confirmFor = (title: string) => pressFor("Confirm My Address", title);

const sendAddress: State = async (page) => {
  await screenOf(page).getByLabel("Email").fill("annapurna.venkatalakshmi@people.example");
  await screenOf(page).getByRole("button", { name: "Send the Link" }).click();
  return screenOf(page).getByRole("alert");
};
const typePassword: State = async (page) => {
  await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
  return page.getByRole("meter", { name: "Password strength" });
};
const setPasswordFor =
  (title: string): State =>
  async (page, request) => {
    await typePassword(page, request);
    return pressFor("Set New Password", title)(page, request);
  };

/** A link that does not work, with the API's code for it. */
const brokenLink = (path: string, call: string, code: string, state: string, reach: State): Screen => ({
  path,
  replies: { [call]: failure(code) },
  console: /status of 400/,
  states: { [state]: reach },
});
/** What a form that was sent without scripts leads to. */
const sent = (outcome: string): Screen => ({
  path: `/sent/${outcome}`,
  states: { outcome: (page) => page.getByRole("heading", { level: 1 }) },
});

/** The pages for a forgotten password, and those that account e-mails link to. */
export const EMAIL_LINK_SCREENS: Screens = {
  "the page for a forgotten password": {
    path: "/forgot-password",
    wide: true,
    replies: { "POST /auth/forgot": DONE },
    states: {
      empty: heading("Forgot your password"),
      "without an address": async (page) => {
        await screenOf(page).getByRole("button", { name: "Send the Link" }).click();
        return screenOf(page).getByRole("alert");
      },
      sent: async (page, request) => {
        await sendAddress(page, request);
        return headingOf(page, "Check your inbox");
      },
    },
  },
  "the page for a forgotten password without a connection": {
    path: "/forgot-password",
    replies: { "POST /auth/forgot": "broken" },
    console: OFFLINE,
    states: {
      failed: async (page, request) =>
        (await sendAddress(page, request)).filter({ hasText: "could not be reached" }),
    },
  },
  "the page for a new password": {
    path: "/reset-password?token=good",
    wide: true,
    replies: { "POST /auth/reset": DONE },
    states: {
      "good link": heading("A fresh start"),
      "with a password": typePassword,
      done: setPasswordFor("You're all set"),
    },
  },
  "a used link to a new password": brokenLink(
    "/reset-password?token=used",
    "POST /auth/reset",
    "LINK_USED",
    "used",
    setPasswordFor("That link was used already"),
  ),
  "an expired link to a new password": brokenLink(
    "/reset-password?token=old",
    "POST /auth/reset",
    "LINK_EXPIRED",
    "expired",
    setPasswordFor("That link has expired"),
  ),
  "a link to a new password without its token": {
    path: "/reset-password",
    states: { "no token": heading("That link didn't work") },
  },
  "confirming an address": {
    path: "/confirm-email?token=good",
    wide: true,
    replies: { "POST /auth/confirm": DONE },
    states: { asking: heading("Is it you?"), done: confirmFor("That's you!") },
  },
  "confirming an address while it is sent": {
    path: "/confirm-email?token=good",
    replies: { "POST /auth/confirm": "pending" },
    states: {
      waiting: async (page) => {
        await press(page, "Confirm My Address");
        return page.locator("[aria-busy]", { hasText: "Confirm My Address" });
      },
    },
  },
  "confirming an address without a connection": {
    path: "/confirm-email?token=good",
    replies: { "POST /auth/confirm": "broken" },
    console: OFFLINE,
    states: { unreachable: confirmFor("We couldn't be reached") },
  },
  "a used link to confirm an address": brokenLink(
    "/confirm-email?token=used",
    "POST /auth/confirm",
    "LINK_USED",
    "used",
    confirmFor("That link was used already"),
  ),
  "a link to confirm an address without its token": {
    path: "/confirm-email",
    states: { "no token": heading("That link didn't work") },
  },
  "undoing a change of the address": {
    path: "/undo-email?token=good",
    wide: true,
    replies: {
      "POST /auth/undo-email": returns({ success: true, message: "Done.", resetToken: "good" }),
    },
    states: {
      asking: heading("Wasn't it you?"),
      done: pressFor("Undo the Change", "You're back in charge"),
    },
  },
  "undoing a change of the address without a connection": {
    path: "/undo-email?token=good",
    replies: { "POST /auth/undo-email": "broken" },
    console: OFFLINE,
    states: { unreachable: pressFor("Undo the Change", "We couldn't be reached") },
  },
  "a link to undo a change without its token": {
    path: "/undo-email",
    states: { "no token": heading("That link didn't work") },
  },
  "a confirmed address without scripts": sent("email-confirmed"),
  "a restored address without scripts": sent("email-restored"),
  "an address that is taken without scripts": sent("address-taken"),
  "a used account link without scripts": sent("account-link-used"),
};
