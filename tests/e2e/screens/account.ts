import type { Page } from "@playwright/test";
import { refuses, returns } from "../../setup/api-replies.ts";
import { screenOf, signInByForm } from "../people.ts";
import { press, type Screens, type State, WITH_NARROWEST } from "./screen.ts";

const SOMEONE = { email: "asha@people.example", password: "Marigold-7" };
const alertOf = (page: Page, text: string) => screenOf(page).getByRole("alert").filter({ hasText: text });

async function signUp(page: Page, email: string): Promise<void> {
  await screenOf(page).getByLabel("Username").fill("asha");
  await screenOf(page).getByLabel("Email").fill(email);
  await screenOf(page).getByLabel("Password", { exact: true }).fill(SOMEONE.password);
  await screenOf(page).getByRole("button", { name: "Create Account" }).click();
}

const withPassword =
  (password: string, strength: string): State =>
  async (page) => {
    await screenOf(page).getByLabel("Password", { exact: true }).fill(password);
    return page
      .getByRole("meter", { name: "Password strength" })
      .and(page.locator(`[aria-valuetext=${strength}]`));
  };

/** Signing in and up. */
export const ACCOUNT_SCREENS: Screens = {
  "the sign-in screen": {
    path: "/sign-in",
    wide: true,
    widths: WITH_NARROWEST,
    replies: { "POST /auth/signin": refuses(401, "Email or password is wrong.") },
    console: /status of 401/,
    states: {
      "with its passkey button": (page) => page.getByRole("button", { name: "Sign In with a Passkey" }),
      "with missing fields": async (page) => {
        await signInByForm(page, { email: "", password: "" });
        return alertOf(page, "Please fill out all the fields!");
      },
      "with a refusal": async (page) => {
        await signInByForm(page, SOMEONE);
        return alertOf(page, "Email or password is wrong.");
      },
      "with the password shown": async (page) => {
        await press(page, "Show password");
        return screenOf(page).getByLabel("Password", { exact: true }).and(page.locator("[type=text]"));
      },
    },
  },
  "the sign-in screen while it sends": {
    path: "/sign-in",
    replies: { "POST /auth/signin": "pending" },
    states: {
      busy: async (page) => {
        await signInByForm(page, SOMEONE);
        return page.getByRole("button", { name: "Unlocking Your Style...", disabled: true });
      },
    },
  },
  "the sign-up screen": {
    path: "/sign-up",
    wide: true,
    states: {
      "with missing fields": async (page) => {
        await screenOf(page).getByRole("button", { name: "Create Account" }).click();
        return alertOf(page, "Please fill out all details!");
      },
      "with an invalid email address": async (page) => {
        await signUp(page, "asha");
        return alertOf(page, "Please enter a valid email address");
      },
      "without a password": withPassword("", "Weak"),
      "with a weak password": withPassword("abc", "Weak"),
      "with a medium password": withPassword("abC", "Medium"),
      "with a strong password": withPassword("abC1", "Strong"),
    },
  },
  "the sign-in screen after signing up": {
    path: "/sign-up",
    replies: {
      "POST /auth/signup": returns({ success: true, message: "Your account is ready. Please sign in." }),
    },
    states: {
      notice: async (page) => {
        await signUp(page, SOMEONE.email);
        return screenOf(page)
          .getByRole("status")
          .filter({ hasText: "Your account is ready. Please sign in." });
      },
    },
  },
};
