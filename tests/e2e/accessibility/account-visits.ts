import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { screenOf, signInByForm } from "../people.ts";
import type { Visit } from "./visit.ts";

const SOMEONE = { email: "asha@people.example", password: "Marigold-7" };

export const ACCOUNT_VISITS: Record<string, Visit> = {
  "the sign-in screen": {
    path: "/sign-in",
    wide: true,
    replies: { "POST /auth/signin": refuses(401, "E-mail or password is wrong.") },
    console: /status of 401/,
    states: {
      "with its passkey button": (page) =>
        expect(page.getByRole("button", { name: "Sign In with a Passkey" })).toBeVisible(),
      "with missing fields": async (page) => {
        await signInByForm(page, { email: "", password: "" });
        await expect(screenOf(page).getByRole("alert")).toHaveText("Please fill out all the fields!");
      },
      "with a refusal": async (page) => {
        await signInByForm(page, SOMEONE);
        await expect(screenOf(page).getByRole("alert")).toHaveText("E-mail or password is wrong.");
      },
      "with the password shown": async (page) => {
        await page.getByRole("button", { name: "Show password" }).click();
        await expect(screenOf(page).getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
      },
    },
  },
  "the sign-in screen while it sends": {
    path: "/sign-in",
    replies: { "POST /auth/signin": "pending" },
    states: {
      busy: async (page) => {
        await signInByForm(page, SOMEONE);
        await expect(page.getByRole("button", { name: "Unlocking Your Style..." })).toBeDisabled();
      },
    },
  },
  "the sign-up screen": {
    path: "/sign-up",
    wide: true,
    states: {
      "with missing fields": async (page) => {
        await screenOf(page).getByRole("button", { name: "Create Account" }).click();
        await expect(screenOf(page).getByRole("alert")).toHaveText("Please fill out all details!");
      },
      "with an invalid e-mail address": async (page) => {
        await screenOf(page).getByLabel("Username").fill("asha");
        await screenOf(page).getByLabel("E-mail").fill("asha");
        await screenOf(page).getByLabel("Password", { exact: true }).fill("Marigold-7");
        await screenOf(page).getByRole("button", { name: "Create Account" }).click();
        await expect(screenOf(page).getByRole("alert")).toHaveText("Please enter a valid e-mail address");
      },
      ...Object.fromEntries(
        [
          ["", "Weak"],
          ["abc", "Weak"],
          ["abC", "Medium"],
          ["abC1", "Strong"],
        ].map(([password = "", label = ""]) => [
          `with the password ${JSON.stringify(password)}`,
          async (page) => {
            await screenOf(page).getByLabel("Password", { exact: true }).fill(password);
            const meter = page.getByRole("meter", { name: "Password strength" });
            await expect(meter).toHaveAttribute("aria-valuetext", label);
          },
        ]),
      ),
    } as Visit["states"],
  },
  "the sign-in screen after signing up": {
    path: "/sign-up",
    replies: {
      "POST /auth/signup": returns({ success: true, message: "Your account is ready. Please sign in." }),
    },
    states: {
      notice: async (page) => {
        await screenOf(page).getByLabel("Username").fill("asha");
        await screenOf(page).getByLabel("E-mail").fill(SOMEONE.email);
        await screenOf(page).getByLabel("Password", { exact: true }).fill(SOMEONE.password);
        await screenOf(page).getByRole("button", { name: "Create Account" }).click();
        await expect(screenOf(page).getByRole("status")).toHaveText("Your account is ready. Please sign in.");
      },
    },
  },
};
