import { returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { screenOf } from "../people.ts";
import type { Visit } from "./visit.ts";

const DONE = returns({ success: true, message: "Done." });
const failure = (code: string) => ({
  status: 400,
  json: { success: false, message: "This link does not work.", error: "", code },
});
const heading =
  (text: string): Visit["states"][string] =>
  (page) =>
    expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
const confirmed =
  (title: string): Visit["states"][string] =>
  async (page, request) => {
    await page.getByRole("button", { name: "Confirm My Address" }).click();
    await heading(title)(page, request);
  };

const sendAddress: Visit["states"][string] = async (page) => {
  await screenOf(page).getByLabel("E-mail").fill("asha@people.example");
  await screenOf(page).getByRole("button", { name: "Send the Link" }).click();
};
const sendPassword: Visit["states"][string] = async (page) => {
  await screenOf(page).getByLabel("New password", { exact: true }).fill("Jasmine-88");
  await screenOf(page).getByRole("button", { name: "Set New Password" }).click();
};

/** The pages for a forgotten password, and those that account e-mails link to. */
export const ACCOUNT_LINK_VISITS: Record<string, Visit> = {
  "the page for a forgotten password": {
    path: "/forgot-password",
    wide: true,
    replies: { "POST /auth/forgot": DONE },
    states: {
      empty: heading("Forgot your password"),
      "without an address": async (page) => {
        await screenOf(page).getByRole("button", { name: "Send the Link" }).click();
        await expect(screenOf(page).getByRole("alert")).toBeVisible();
      },
      sent: async (page, request) => {
        await sendAddress(page, request);
        await heading("Check your inbox")(page, request);
      },
    },
  },
  "the page for a forgotten password without a connection": {
    path: "/forgot-password",
    replies: { "POST /auth/forgot": "broken" },
    console: /request failed: POST|ERR_/,
    states: {
      failed: async (page, request) => {
        await sendAddress(page, request);
        await expect(screenOf(page).getByRole("alert")).toContainText("could not be reached");
      },
    },
  },
  "the page for a new password": {
    path: "/reset-password?token=good",
    wide: true,
    replies: { "POST /auth/reset": DONE },
    states: {
      "good link": heading("A fresh start"),
      done: async (page, request) => {
        await sendPassword(page, request);
        await heading("You're all set")(page, request);
      },
    },
  },
  "a used link to a new password": {
    path: "/reset-password?token=used",
    replies: { "POST /auth/reset": failure("LINK_USED") },
    console: /status of 400/,
    states: {
      used: async (page, request) => {
        await sendPassword(page, request);
        await heading("That link was used already")(page, request);
      },
    },
  },
  "an expired link to a new password": {
    path: "/reset-password?token=old",
    replies: { "POST /auth/reset": failure("LINK_EXPIRED") },
    console: /status of 400/,
    states: {
      expired: async (page, request) => {
        await sendPassword(page, request);
        await heading("That link has expired")(page, request);
      },
    },
  },
  "a link to a new password without its token": {
    path: "/reset-password",
    states: { "no token": heading("That link didn't work") },
  },
  "confirming an address": {
    path: "/confirm-email?token=good",
    wide: true,
    replies: { "POST /auth/confirm": DONE },
    states: { asking: heading("Is it you?"), done: confirmed("That's you!") },
  },
  "confirming an address while it is sent": {
    path: "/confirm-email?token=good",
    replies: { "POST /auth/confirm": "pending" },
    states: {
      waiting: async (page) => {
        await page.getByRole("button", { name: "Confirm My Address" }).click();
        await expect(page.locator("[aria-busy]", { hasText: "Confirm My Address" })).toBeVisible();
      },
    },
  },
  "confirming an address without a connection": {
    path: "/confirm-email?token=good",
    replies: { "POST /auth/confirm": "broken" },
    console: /request failed: POST|ERR_/,
    states: { unreachable: confirmed("We couldn't be reached") },
  },
  "a used link to confirm an address": {
    path: "/confirm-email?token=used",
    replies: { "POST /auth/confirm": failure("LINK_USED") },
    console: /status of 400/,
    states: { used: confirmed("That link was used already") },
  },
  "undoing a change of the address": {
    path: "/undo-email?token=good",
    wide: true,
    replies: {
      "POST /auth/undo-email": returns({ success: true, message: "Done.", resetToken: "good" }),
    },
    states: {
      asking: heading("Wasn't it you?"),
      done: async (page, request) => {
        await page.getByRole("button", { name: "Undo the Change" }).click();
        await heading("You're back in charge")(page, request);
      },
    },
  },
  "a link to undo a change without its token": {
    path: "/undo-email",
    states: { "no token": heading("That link didn't work") },
  },
  "a confirmed address without scripts": {
    path: "/sent/email-confirmed",
    states: { outcome: heading("That's you!") },
  },
};
