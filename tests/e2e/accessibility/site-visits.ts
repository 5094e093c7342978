import { trending } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import type { Visit } from "./visit.ts";

const NO_TRENDING = { trendingOutfits: [], totalActiveOutfits: 0, totalClicks: 0 };
const PAID = trending(10, (index) => ({ type: (["Sponsored", "Promoted"] as const)[index] ?? "Normal" }));

/** Public screens, and the header, footer and menu around them. */
export const SITE_VISITS: Record<string, Visit> = {
  "the home page": {
    path: "/",
    wide: true,
    states: {
      whole: (page) => page.waitForLoadState("networkidle"),
      "chat with an answer": async (page) => {
        await page.getByRole("link", { name: "Try Chat Bot" }).click();
        const chat = page.getByRole("dialog", { name: "Ensemble chat bot" });
        await chat.getByRole("textbox", { name: "Your message" }).fill("What do I wear to a wedding?");
        await page.keyboard.press("Enter");
        await expect(chat.getByRole("log").getByRole("link").last()).toHaveAttribute("href", /category=/);
      },
    },
  },
  "the home page with paid places": {
    path: "/",
    wide: true,
    replies: { "GET /outfit/trending": returns(PAID) },
    states: { loaded: (page) => expect(page.getByText("Sponsored", { exact: true }).first()).toBeVisible() },
  },
  "the home page without pictures": {
    path: "/trending",
    wide: true,
    replies: { "GET /outfit/trending?limit=3": returns(trending(3)) },
    states: {
      loaded: async (page) => {
        await page.getByRole("banner").getByRole("link", { name: "Ensemble, home" }).click();
        await expect(page.locator("main").getByText("🔥 Hot")).toBeVisible();
        await expect(page.locator("main section").first().locator("picture")).toHaveCount(0);
      },
    },
  },
  "the home page while it loads": {
    path: "/trending",
    wide: true,
    replies: { "GET /outfit/trending?limit=3": "pending" },
    states: {
      skeletons: async (page) => {
        await page.getByRole("banner").getByRole("link", { name: "Ensemble, home" }).click();
        await expect(page.getByRole("status").filter({ hasText: "Loading trending outfits" })).toBeVisible();
      },
    },
  },
  "the home page without trending outfits": {
    path: "/trending",
    replies: { "GET /outfit/trending?limit=3": returns(NO_TRENDING) },
    states: {
      empty: async (page) => {
        await page.getByRole("banner").getByRole("link", { name: "Ensemble, home" }).click();
        await expect(page.getByRole("heading", { name: "No trending outfits yet" })).toBeVisible();
      },
    },
  },
  "the bespoke form": {
    path: "/#custom",
    states: {
      "with a picture": async (page) => {
        const form = page.locator("#custom form").first();
        await form.getByLabel("Describe your look").fill("A cocktail evening in Goa, outdoors.");
        await form.getByLabel(/^Inspiration image/).setInputFiles("public/pictures/party-upright-480.jpg");
        await expect(form.getByRole("img", { name: "Your picture: party-upright-480.jpg" })).toBeVisible();
      },
      "its dialog with a mistake": async (page) => {
        await page
          .locator("#custom form")
          .first()
          .getByRole("button", { name: "Create My Bespoke Look" })
          .click();
        await page.getByRole("dialog").getByRole("button", { name: "Send My Request" }).click();
        await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
      },
      "its dialog filled in": async (page) => {
        await page.getByRole("dialog").getByLabel("E-mail").fill("asha@people.example");
        await expect(page.getByRole("dialog").getByRole("alert")).toHaveCount(0);
      },
    },
  },
  "about us": { path: "/about-us", wide: true, states: { whole: async () => {} } },
  "the privacy policy": { path: "/privacy", wide: true, states: { whole: async () => {} } },
  "the terms of service": { path: "/terms", wide: true, states: { whole: async () => {} } },
  "a page that does not exist": {
    path: "/no/such/page",
    wide: true,
    console: /status of 404/,
    states: { whole: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Out of fashion") },
  },
  "the newsletter": {
    path: "/newsletter/confirm?token=worn-out",
    replies: {
      "POST /newsletter": returns({
        success: true,
        message: "Please check your inbox: one click there, and you are in.",
      }),
    },
    console: /status of 404/,
    states: {
      "a link that does not work": async (page) => {
        await page.getByRole("button", { name: "Confirm My Address" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("That link didn't work");
      },
      "signed up": async (page) => {
        await page
          .getByRole("contentinfo")
          .getByRole("textbox", { name: "E-mail" })
          .fill("asha@people.example");
        await page.getByRole("contentinfo").getByRole("button", { name: "Join Community" }).click();
        await expect(page.getByRole("contentinfo").getByRole("status")).toBeVisible();
      },
    },
  },
  "header and footer when signed in": {
    path: "/trending",
    as: "shopper",
    wide: true,
    states: {
      header: (page) => expect(page.getByRole("link", { name: /^Profile of / })).toBeAttached(),
      "header and menu": async (page) => {
        const menu = page.getByRole("button", { name: "Menu" });
        if (!(await menu.isVisible())) return;
        await menu.click();
        await expect(page.getByRole("dialog").getByRole("button", { name: "Log Out" })).toBeVisible();
      },
    },
  },
  "the menu": {
    path: "/trending",
    states: {
      "of a visitor": async (page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.getByRole("dialog").getByRole("link", { name: "Sign In" })).toBeVisible();
      },
    },
  },
  "the menu after a failure to sign out": {
    path: "/trending",
    as: "shopper",
    replies: { "POST /auth/signout": refuses(503) },
    console: /auth\/signout|status of 503/,
    states: {
      message: async (page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Log Out" }).click();
        await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
      },
    },
  },
};
