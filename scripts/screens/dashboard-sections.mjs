// @ts-nocheck
import { openDialog, refuse, replyWith } from "./screen.mjs";

const usersThere = (page) =>
  page
    .getByRole("button", { name: /^Block / })
    .first()
    .waitFor();

const analyticsThere = (page) => page.getByRole("region", { name: "Shops that people go to" }).waitFor();

const settingsThere = (page) => page.getByRole("form", { name: "Word list" }).waitFor();

const text = (kind, number, changes) => ({
  ...{
    _id: `text-${number}`,
    kind,
    outfitId: "outfit",
    outfitName: "Festive · Women",
    createdAt: "2026-11-01T09:30:00Z",
  },
  author: {
    ...{ _id: "person", username: "bargain_hunter", createdAt: "2026-10-31T09:30:00Z" },
    ...{ isUserAdmin: false, isBlocked: false },
  },
  ...{ isHeld: true, reasons: [], reportCount: 0, reports: [], thread: [], ...changes },
});

const around = (kind, number, username, words) => ({
  ...{
    _id: `around-${number}`,
    kind,
    username,
    text: words,
    createdAt: "2026-11-01T09:00:00Z",
    isHeld: false,
  },
});

const QUEUE = {
  entries: [
    text("comment", 1, {
      text: "Designer bags, 90 % off, only today: https://bags.example/a https://bags.example/b https://bags.example/c https://bags.example/d",
      reasons: ["repeated", "many-links"],
    }),
    text("reply", 2, {
      text: "You clearly have no taste, and neither has your mother.",
      ...{ isHeld: false, reportCount: 2, author: null },
      reports: [
        { reason: "abuse", note: "He writes this under every comment of mine." },
        { reason: "abuse", note: null },
      ],
      thread: [
        around("comment", 1, "ananya.drapes", "The dupatta alone is worth it. Does the kurta run large?"),
        around("reply", 2, "zoya.sheikh", "Mine fits as always."),
      ],
    }),
    text("comment", 3, {
      text: "Averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongwordwithoutanyspace",
      reasons: ["words"],
      thread: [around("reply", 3, "kabir_d", "What is this?")],
    }),
  ],
  total: 43,
};

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän";

const LONG_FIGURE = { value: "₹1,00,00,000", label: LONG_WORD.slice(0, 40) };

/** As many and as long as they may be. */
const MANY_SETTINGS = {
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
  versions: {
    ...{ claims: 1, testimonials: 1, grievance: 1 },
    ...{ followShopPrices: 1, affiliateParameters: 1, wordList: 1 },
  },
};

/** The analytics of a shop that was open for months: weeks with busy ends, and words of every length. */
async function countMuch(page) {
  const { outfits } = await (await page.request.get("/backend/outfit/getoutfits?limit=10")).json();
  const days = Array.from({ length: 28 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 9, 27 + index)).toISOString().slice(0, 10);
    const busy = (index % 7 > 4 ? 2 : 1) * (20 + index);
    const searches = { searches: busy * 4, emptySearches: busy % 9 };
    const reactions = { likes: busy * 3, saves: busy * 2, comments: busy % 13 };
    return {
      day,
      views: busy * 100,
      cartAdds: busy,
      linkOpens: busy * 2,
      signUps: busy % 7,
      ...searches,
      ...reactions,
    };
  });
  const sum = (metric) => days.reduce((total, day) => total + day[metric], 0);
  const before = { views: sum("views") / 2, likes: sum("likes"), comments: 0, signUps: sum("signUps") * 3 };
  const counts = ({ category, section, type, image, imageWidth, imageHeight, _id }, index) => ({
    ...{ category, section, type, image, imageWidth, imageHeight, _id, isActive: index !== 3 },
    ...{
      views: 123_456 - index,
      likes: 1_234,
      saves: 99,
      comments: 7,
      cartAdds: 40 - index,
      linkOpens: 310 - index,
    },
  });
  const long = "handloom-kanjivaram-silk-saree-with-temple-border-and-contrast-blouse-piece";
  await replyWith(page, "**/backend/analytics/admin/summary**", {
    days,
    previous: { ...days[0], ...before },
    countedSince: "2026-01-01",
    topOutfits: outfits.map(counts),
    topSources: [
      "Neel & Co",
      "The House of Handloom and Heritage Weaves, Bandra West, Mumbai",
      "Raat Rani",
    ].map((source, index) => ({ source, linkOpens: 900 - index })),
    topSearches: ["silk saree", long, "साड़ी"].map((words, index) => ({ words, searches: 12_345 - index })),
    emptySearches: [{ words: "velvet opera gloves", searches: 3 }],
  });
}

/** The dashboard's sections beside outfits. @type {import("./screen.mjs").Screen[]} */
export const DASHBOARD_SECTIONS = [
  {
    name: "dashboard-links",
    path: "/dashboard/links",
    steps: (page) => page.getByRole("list", { name: "Links" }).waitFor(),
  },
  {
    name: "dashboard-moderation",
    path: "/dashboard/moderation",
    before: (page) => replyWith(page, "**/backend/moderation/admin/queue*", QUEUE),
    steps: (page) => page.getByRole("list", { name: "Texts" }).waitFor(),
  },
  {
    name: "dashboard-moderation-empty",
    path: "/dashboard/moderation",
    steps: (page) => page.getByText("Nothing waits for you").waitFor(),
  },
  { name: "dashboard-settings", path: "/dashboard/settings", steps: settingsThere },
  {
    name: "dashboard-settings-mistakes",
    path: "/dashboard/settings",
    steps: async (page) => {
      await settingsThere(page);
      await page.getByRole("textbox", { name: "What it counts: headline figure 1" }).fill("");
      await page.getByRole("textbox", { name: "Figure: headline figure 2" }).fill("1,000,000,000,000");
      await page.getByRole("button", { name: "Save: Marketing claims" }).click();
      await page.getByText("Please say what the figure counts").waitFor();
    },
  },
  {
    name: "dashboard-settings-many",
    path: "/dashboard/settings",
    before: (page) => replyWith(page, "**/backend/settings/admin", MANY_SETTINGS),
    steps: settingsThere,
  },
  {
    name: "dashboard-settings-conflict",
    path: "/dashboard/settings",
    steps: async (page) => {
      await settingsThere(page);
      await page.getByLabel("Name", { exact: true }).fill("Kavita Rao");
      await page.getByLabel("E-mail address").fill("care@shop.example");
      await page.route("**/backend/settings/admin", (route) =>
        route.request().method() === "PUT"
          ? route.fulfill({
              status: 409,
              json: { message: "Another administrator has changed this setting." },
            })
          : route.fulfill({ json: MANY_SETTINGS }),
      );
      await page.getByRole("button", { name: "Save: Grievance contact" }).click();
      await page.getByRole("region", { name: "Saved meanwhile" }).waitFor();
    },
  },
  { name: "dashboard-users", path: "/dashboard/users", steps: usersThere },
  {
    name: "dashboard-users-none",
    path: "/dashboard/users?status=blocked&searchTerm=xylophone",
    steps: (page) => page.getByText("No users found").first().waitFor(),
  },
  {
    name: "dashboard-users-block",
    path: "/dashboard/users",
    overlay: true,
    steps: async (page) => {
      await usersThere(page);
      await openDialog(page, /^Block /);
    },
  },
  { name: "dashboard-analytics", path: "/dashboard/analytics", before: countMuch, steps: analyticsThere },
  {
    name: "dashboard-analytics-failed",
    path: "/dashboard/analytics",
    before: (page) => refuse(page, "**/backend/analytics/**"),
    steps: (page) => page.getByText("The analytics could not be loaded").first().waitFor(),
  },
].map((screen) => ({ path: "/dashboard", as: "admin", ...screen }));
