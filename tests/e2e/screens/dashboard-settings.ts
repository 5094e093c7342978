import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import { shopSettings } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { administrator, notLoaded, press, type Screen, type Screens, type State } from "./screen.ts";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän";
const LONG_FIGURE = { value: "₹1,00,00,000", label: LONG_WORD.slice(0, 40) };
/** As many and as long as they may be. */
const MANY_SETTINGS = shopSettings({
  identity: { name: LONG_WORD.slice(0, 40), tagline: `${LONG_WORD} `.repeat(2).trim() },
  appearance: { accent: "#ffee00", second: "#00ffcc", typefaces: "bricolage" },
  contact: {
    email: `${"care".repeat(15)}@shop.example`,
    phone: "+91 98765 43210",
    address: LONG_WORD.repeat(6),
  },
  social: {
    ...{ instagram: `https://www.instagram.com/${LONG_WORD.repeat(9)}`, twitter: "", pinterest: "" },
    ...{ youtube: "https://www.youtube.com/@shop", messaging: "https://wa.me/919876543210" },
  },
  timeZone: "America/Argentina/ComodRivadavia",
  claims: {
    hero: [LONG_FIGURE, LONG_FIGURE, LONG_FIGURE],
    whyChoose: [LONG_FIGURE, LONG_FIGURE, LONG_FIGURE],
    community: LONG_WORD.repeat(7),
    footer: "One complete look a week. ".repeat(11),
  },
  testimonials: Array.from({ length: 8 }, (_, index) => ({
    name: index === 1 ? LONG_WORD : "Ananya Iyer",
    role: index === 1 ? LONG_WORD : "Architect, Pune",
    content: index === 1 ? LONG_WORD.repeat(9) : "All three looks in one evening, right down to the jhumkas.",
    avatar: "",
    rating: (index % 5) + 1,
  })),
  grievance: { name: LONG_WORD, email: `${"care".repeat(15)}@shop.example`, phone: "+91 98765 43210" },
  followShopPrices: false,
  affiliateParameters: Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `shop-${index}.example`,
      { tag: "ensemble-21", campaign: "x".repeat(200) },
    ]),
  ),
  wordList: Array.from({ length: 500 }, (_, index) => `spam ${index}`),
  versions: { ...shopSettings().versions, grievance: 1 },
});

const FEW_SETTINGS = shopSettings({
  affiliateParameters: { "shop.example": { tag: "ensemble-21" } },
  wordList: ["spam"],
});

const sectionAt = (path: string): Pick<Screen, "path" | "as"> => ({
  path: `/dashboard/settings/${path}`,
  as: administrator,
});

const SECTIONS = {
  name: "Name and tagline",
  "logo-and-icon": "Logo and icon",
  "colours-and-typefaces": "Colours and typefaces",
  contact: "Contact",
  "social-links": "Social links",
  "time-zone": "Time zone",
  "home-page": "Home page",
  questions: "Questions",
  "style-notes": "Style notes",
  "about-page": "About page",
  claims: "Marketing claims",
  testimonials: "Testimonials",
  "grievance-contact": "Grievance contact",
  "privacy-policy": "Privacy policy",
  "terms-of-service": "Terms of service",
  prices: "Prices follow the shops",
  "affiliate-parameters": "Affiliate parameters",
  "word-list": "Word list",
};

/** Each section with few values, and with as many and as long ones as there may be. */
const SECTION_SCREENS: Screens = Object.fromEntries(
  Object.entries(SECTIONS).flatMap(([path, title]) => {
    const shown: State = (page) => page.getByRole("region", { name: title }).first();
    const withSettings = (settings: ShopSettings): Screen => ({
      ...sectionAt(path),
      replies: { "GET /settings/admin": returns(settings) },
      states: { form: shown },
    });
    return [
      [`settings, ${path}`, { ...withSettings(FEW_SETTINGS), wide: true }],
      [`settings, ${path}, as many as there may be`, withSettings(MANY_SETTINGS)],
    ];
  }),
);

const DEMO = "GET /dashboard/admin/demo";

/** The shop's settings in the dashboard. */
export const SETTINGS_SCREENS: Screens = {
  "settings, empty shop": {
    ...sectionAt("empty-shop"),
    wide: true,
    replies: {
      [DEMO]: returns({
        ...{ outfits: 134, people: 14, comments: 312, commentsOfOthers: 3, saves: 2, remainingOutfits: 6 },
      }),
      "POST /dashboard/admin/demo/remove": returns({
        outfits: 134,
        people: 14,
        backup: "/var/lib/ensemble/data/backups/with-demo-2026-03-01T09-30-00-000Z",
      }),
    },
    states: {
      form: (page) => page.getByRole("heading", { name: "This goes" }),
      "wrong name": async (page) => {
        await press(page, "Make a backup and remove the demo");
        return page.getByText("exactly as it is shown");
      },
      removed: async (page) => {
        await page.getByLabel(/^Enter/).fill("Ensemble");
        await press(page, "Make a backup and remove the demo");
        return page.getByText(/^The demo is removed/);
      },
    },
  },
  "settings, empty shop without a demo": {
    ...sectionAt("empty-shop"),
    replies: {
      [DEMO]: returns({
        ...{ outfits: 0, people: 0, comments: 0, commentsOfOthers: 0, saves: 0, remainingOutfits: 6 },
      }),
    },
    states: { "nothing to remove": (page) => page.getByText("There is nothing of the demo") },
  },
  settings: {
    path: "/dashboard/settings",
    as: administrator,
    wide: true,
    states: {
      overview: (page) => page.getByRole("navigation", { name: "Settings" }),
      "with what was found": async (page) => {
        await page.getByRole("searchbox", { name: "Find a setting" }).fill("name");
        return page.getByText("With: Name").first();
      },
      "with nothing found": async (page) => {
        await page.getByRole("searchbox", { name: "Find a setting" }).fill("zeppelin");
        return page.getByText("No setting is found");
      },
    },
  },
  "settings at an unknown address": {
    ...sectionAt("zeppelin"),
    states: { overview: (page) => page.getByText("There is no setting at this address") },
  },
  ...SECTION_SCREENS,
  "settings with mistakes": {
    ...sectionAt("claims"),
    states: {
      "with mistakes": async (page) => {
        await page.getByRole("textbox", { name: "Figure: headline figure 1" }).fill("");
        await page.getByRole("textbox", { name: "What it counts: headline figure 2" }).fill("");
        await page.getByRole("textbox", { name: "Figure: headline figure 3" }).fill("1,000,000,000,000");
        await press(page, "Save: Marketing claims");
        return page.getByText("Please enter a figure, such as 10K+");
      },
      "asking before it discards": async (page) => {
        await page.getByRole("link", { name: "Activity" }).click();
        return page.getByRole("dialog", { name: "Leave without saving?" });
      },
    },
  },
  "settings that another administrator has changed": {
    ...sectionAt("grievance-contact"),
    replies: {
      "PUT /settings/admin": refuses(409, "Another administrator has changed this setting."),
    },
    console: /status of 409/,
    states: {
      "saved meanwhile": async (page) => {
        await page.getByLabel("Name", { exact: true }).fill("Kavita Rao");
        await page.getByLabel("Email address").fill("care@shop.example");
        await page.route("**/backend/settings/admin", (route) =>
          route.request().method() === "GET" ? route.fulfill({ json: MANY_SETTINGS }) : route.fallback(),
        );
        await press(page, "Save: Grievance contact");
        return page.getByRole("region", { name: "Saved meanwhile" });
      },
    },
  },
  "settings that could not be loaded": notLoaded(
    "/dashboard/settings/claims",
    "GET /settings/admin",
    "settings",
  ),
};
