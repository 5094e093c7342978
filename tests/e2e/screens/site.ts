import type { Page } from "@playwright/test";
import { trending } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { collector } from "./collector.ts";
import {
  heading,
  headingOf,
  NARROW,
  openDialog,
  press,
  type Screens,
  type State,
  shopper,
  WITH_NARROWEST,
} from "./screen.ts";

const NO_TRENDING = { trendingOutfits: [], totalActiveOutfits: 0, totalClicks: 0 };
const PAID = trending(10, (index) => ({ type: (["Sponsored", "Promoted"] as const)[index] ?? "Normal" }));

const chat = (page: Page) => page.getByRole("dialog", { name: "Ensemble chat bot" });
const bespokeForm = (page: Page) => page.locator("#custom form").first();
/** Follows a link, so that the browser requests the trending outfits and gets the visit's reply. */
const goHome = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Ensemble, home" }).click();
const main: State = (page) => page.getByRole("heading", { level: 1 });

/** Public screens, and the header, footer and menu around them. */
export const SITE_SCREENS: Screens = {
  "the home page": {
    path: "/",
    wide: true,
    widths: WITH_NARROWEST,
    states: {
      // The chat's button arrives last.
      whole: (page) => page.getByRole("button", { name: /chat/i }).first(),
      "an open question": async (page) => {
        await page.getByText("Are the prices final?").click();
        return page.locator("details[open]");
      },
      "chat with an answer": async (page) => {
        await page.getByRole("link", { name: "Try Chat Bot" }).click();
        await chat(page).getByRole("textbox", { name: "Your message" }).fill("What do I wear to a wedding?");
        await page.keyboard.press("Enter");
        return chat(page).getByRole("log").locator("a[href*='category=']").last();
      },
      "chat with an answer to a suggestion": async (page) => {
        const links = chat(page).getByRole("log").getByRole("link");
        const before = await links.count();
        await chat(page).getByRole("button", { name: "Evening Wear" }).click();
        return links.nth(before);
      },
    },
  },
  "the home page with paid places": {
    path: "/",
    wide: true,
    replies: { "GET /outfit/trending": returns(PAID) },
    states: { loaded: (page) => page.getByText("Sponsored", { exact: true }).first() },
  },
  "the home page without pictures": {
    path: "/trending",
    wide: true,
    replies: {
      "GET /outfit/trending?limit=3": returns(trending(3)),
      "GET /outfit/trending?limit=6": returns(trending(6)),
    },
    states: {
      loaded: async (page) => {
        await goHome(page);
        await expect(page.locator("main section").first().locator("picture")).toHaveCount(0);
        return page.locator("main").getByText("🔥 Hot");
      },
    },
  },
  "the home page while it loads": {
    path: "/trending",
    wide: true,
    replies: { "GET /outfit/trending?limit=3": "pending", "GET /outfit/trending?limit=6": "pending" },
    states: {
      skeletons: async (page) => {
        await goHome(page);
        return page.getByRole("status").filter({ hasText: "Loading trending outfits" });
      },
    },
  },
  "the home page without trending outfits": {
    path: "/trending",
    replies: {
      "GET /outfit/trending?limit=3": returns(NO_TRENDING),
      "GET /outfit/trending?limit=6": returns(NO_TRENDING),
    },
    states: {
      empty: async (page) => {
        await goHome(page);
        return headingOf(page, "No trending outfits yet");
      },
    },
  },
  "the home page of a person who saved looks": {
    path: "/trending",
    as: collector,
    states: {
      loaded: async (page) => {
        await page.evaluate(() => localStorage.setItem("savedLooks", "some"));
        await page.goto("/");
        return page.getByRole("region", { name: "Your saved looks" }).getByRole("link").nth(3);
      },
    },
  },
  "the bespoke form": {
    path: "/#custom",
    states: {
      "with a picture": async (page) => {
        const form = bespokeForm(page);
        await form.getByLabel("Describe your look").fill("A cocktail evening in Goa, outdoors.");
        await form.getByLabel(/^Inspiration image/).setInputFiles("public/pictures/party-upright-480.jpg");
        return form.getByRole("img", { name: "Your picture: party-upright-480.jpg" });
      },
      "its dialog with a mistake": async (page) => {
        await bespokeForm(page).getByRole("button", { name: "Create My Bespoke Look" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Send My Request" }).click();
        return page.getByRole("dialog").getByRole("alert");
      },
      "its dialog filled in": async (page) => {
        await page.getByRole("dialog").getByLabel("Email").fill("asha@people.example");
        return page.getByRole("dialog").filter({ hasNot: page.getByRole("alert") });
      },
    },
  },
  "about us": { path: "/about-us", wide: true, states: { whole: main } },
  "the privacy policy": { path: "/privacy", wide: true, states: { whole: main } },
  "the terms of service": { path: "/terms", wide: true, states: { whole: main } },
  "a page that does not exist": {
    path: "/no/such/page",
    wide: true,
    console: /status of 404/,
    states: { whole: heading("Out of fashion") },
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
        await press(page, "Confirm My Address");
        return headingOf(page, "That link didn't work");
      },
      "signed up": async (page) => {
        const footer = page.getByRole("contentinfo");
        await footer.getByRole("textbox", { name: "Email" }).fill("asha@people.example");
        await footer.getByRole("button", { name: "Join Community" }).click();
        return footer.getByRole("status");
      },
    },
  },
  "the newsletter without a connection": {
    path: "/newsletter/confirm?token=good",
    replies: { "POST /newsletter/confirm": "broken" },
    console: /request failed: POST|ERR_/,
    states: {
      unreachable: async (page) => {
        await press(page, "Confirm My Address");
        return page.getByRole("button", { name: "Try Again" });
      },
    },
  },
  "leaving the newsletter": { path: "/newsletter/unsubscribe?token=none", states: { asking: main } },
  "leaving the alerts of prices": { path: "/alerts/unsubscribe?token=none", states: { asking: main } },
  "the header when signed in": {
    path: "/trending",
    as: shopper,
    wide: true,
    states: { whole: (page) => page.getByRole("link", { name: /^Profile of / }) },
  },
  "the menu when signed in": {
    path: "/trending",
    as: shopper,
    widths: NARROW,
    states: {
      open: async (page) => (await openDialog(page, "Menu")).getByRole("button", { name: "Log Out" }),
    },
  },
  "the menu": {
    path: "/trending",
    widths: NARROW,
    states: { open: async (page) => (await openDialog(page, "Menu")).getByRole("link", { name: "Sign In" }) },
  },
  "the menu after a failure to sign out": {
    path: "/trending",
    as: shopper,
    widths: NARROW,
    replies: { "POST /auth/signout": refuses(503) },
    console: /auth\/signout|status of 503/,
    states: {
      message: async (page) => {
        const menu = await openDialog(page, "Menu");
        await menu.getByRole("button", { name: "Log Out" }).click();
        return menu.getByRole("alert");
      },
    },
  },
};
