import { shopSettings } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { administrator, notLoaded, press, type Screen, type Screens, type State } from "./screen.ts";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän";
const LONG_FIGURE = { value: "₹1,00,00,000", label: LONG_WORD.slice(0, 40) };
/** As many and as long as they may be. */
const MANY_SETTINGS = shopSettings({
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

const SETTINGS: Pick<Screen, "path" | "as"> = { path: "/dashboard/settings", as: administrator };
const settingsForm: State = (page) => page.getByRole("form", { name: "Word list" });

/** The shop's settings in the dashboard. */
export const SETTINGS_SCREENS: Screens = {
  settings: {
    ...SETTINGS,
    wide: true,
    replies: {
      "GET /settings/admin": returns(
        shopSettings({ affiliateParameters: { "shop.example": { tag: "ensemble-21" } }, wordList: ["spam"] }),
      ),
    },
    states: {
      forms: settingsForm,
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
  "as many settings as there may be": {
    ...SETTINGS,
    replies: { "GET /settings/admin": returns(MANY_SETTINGS) },
    states: { forms: settingsForm },
  },
  "settings that another administrator has changed": {
    ...SETTINGS,
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
  "settings that could not be loaded": notLoaded("/dashboard/settings", "GET /settings/admin", "settings"),
};
