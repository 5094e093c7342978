import { hold, NARROWEST, openDialog, refuse, replyWith } from "./screen.mjs";

const ADMIN_LIST = "**/backend/outfit/admin/**";
const usersThere = (page) =>
  page
    .getByRole("button", { name: /^Block / })
    .first()
    .waitFor();
const analyticsThere = (page) => page.getByRole("region", { name: "Shops that people go to" }).waitFor();
const settingsThere = (page) => page.getByRole("form", { name: "Word list" }).waitFor();
const catalogueThere = (page) => page.getByText(/^Showing \d/).waitFor();

const CATALOGUE_FILE = [
  "outfit,category,section,description,isActive,itemName,sourceName,itemPrice,itemLink",
  "0,Soirée,Women,A mistake,no,Sari,Raat Rani,1,https://shop.example/0",
  "1,Party,Women,Sequins after nine,no,Sari,Raat Rani,999.50,https://shop.example/1",
  "2,Formal,Men,The long meeting,no,Blazer,Neel & Co,4999,https://shop.example/2",
  "3,Party,Women,A price in words,no,Sari,Raat Rani,free,https://shop.example/3",
].join("\n");

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

async function openFromCatalogue(page, buttonName) {
  await catalogueThere(page);
  return openDialog(page, buttonName);
}

async function selectPage(page) {
  await catalogueThere(page);
  await page.getByRole("checkbox", { name: "Select this page" }).check();
}

const HISTORY_ENTRY = {
  _id: "1",
  action: "changed",
  subject: { kind: "outfit", id: "1", name: "Wedding outfit for Women" },
  administrator: "asha",
  isAutomatic: false,
  before: {
    rateLook: 4,
    tags: ["linen"],
    description: "A first look",
    items: [{ itemName: "White linen shirt", itemPrice: 1299 }],
  },
  after: {
    rateLook: 4.5,
    tags: ["linen", "monsoon"],
    description: "For evenings by the sea, when the linen of the afternoon is a little too plain. ".repeat(4),
    items: [{ itemName: "White linen shirt", itemPrice: 1499 }],
  },
  createdAt: "2026-03-01T09:30:00.000Z",
};
const HISTORY = {
  entries: [
    HISTORY_ENTRY,
    {
      ...HISTORY_ENTRY,
      _id: "2",
      action: "published",
      administrator: null,
      isAutomatic: true,
      before: { isActive: false, publishAt: "2026-02-27T03:30:00.000Z" },
      after: { isActive: true, publishAt: null },
    },
    { ...HISTORY_ENTRY, _id: "3", action: "duplicated", before: null, after: null },
  ],
  hasMore: true,
};

async function openHistory(page) {
  await catalogueThere(page);
  await page
    .getByRole("button", { name: /^More for / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "History" }).click();
  const dialog = page.getByRole("dialog", { name: "History" });
  await dialog.waitFor();
  return dialog;
}

async function openImport(page) {
  const dialog = await openFromCatalogue(page, /^Import$/);
  await dialog.getByLabel("Catalogue file").waitFor();
  return dialog;
}

async function openRequests(page) {
  const panel = await openFromCatalogue(page, /^Requests/);
  await panel.getByRole("list").first().waitFor();
  return panel;
}

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

/** What administrators see. @type {import("./screen.mjs").Screen[]} */
export const DASHBOARD = [
  { name: "dashboard-denied", path: "/dashboard", as: "shopper" },
  { name: "dashboard", steps: catalogueThere },
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
    name: "dashboard-users-nobody",
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
  { name: "dashboard-narrowest", widths: NARROWEST, steps: catalogueThere },
  {
    name: "dashboard-loading",
    waiting: true,
    before: (page) => hold(page, ADMIN_LIST),
  },
  {
    name: "dashboard-error",
    before: (page) => refuse(page, ADMIN_LIST),
    steps: (page) => page.getByText("The catalogue could not be loaded").waitFor(),
  },
  {
    name: "dashboard-nothing-matches",
    path: "/dashboard?searchTerm=xylophone",
    steps: (page) => page.getByText("No outfits found").first().waitFor(),
  },
  {
    name: "dashboard-filters-open",
    path: "/dashboard?category=Wedding",
    widths: [390],
    steps: async (page) => {
      await catalogueThere(page);
      await page.getByRole("button", { name: "Filters & Sort" }).click();
    },
  },
  {
    name: "dashboard-create",
    overlay: true,
    steps: async (page) => {
      const dialog = await openFromCatalogue(page, "Create Outfit");
      await dialog.getByLabel("Description").waitFor();
    },
  },
  {
    name: "dashboard-create-errors",
    overlay: true,
    steps: async (page) => {
      const dialog = await openFromCatalogue(page, "Create Outfit");
      await dialog.getByRole("button", { name: "Create Outfit" }).click();
      await dialog.getByText("Category is required").waitFor();
    },
  },
  {
    name: "dashboard-edit",
    overlay: true,
    steps: async (page) => {
      const dialog = await openFromCatalogue(page, /^Edit /);
      await dialog.getByLabel("Item name of item 1").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "dashboard-delete",
    overlay: true,
    steps: async (page) => {
      await catalogueThere(page);
      await openDialog(page, /^Delete /);
    },
  },
  {
    name: "dashboard-selected",
    steps: async (page) => {
      await selectPage(page);
    },
  },
  {
    name: "dashboard-schedule",
    overlay: true,
    steps: async (page) => {
      await catalogueThere(page);
      await page
        .getByRole("checkbox", { name: /^Select .* outfit for/ })
        .first()
        .check();
      await page.getByRole("button", { name: "Change", exact: true }).click();
      await page.getByRole("menuitem", { name: "Publish on…" }).click();
      await page.getByLabel("Publish on").waitFor();
    },
  },
  {
    name: "dashboard-bulk-delete",
    overlay: true,
    steps: async (page) => {
      await selectPage(page);
      await page.getByRole("button", { name: "Change", exact: true }).click();
      await page.getByRole("menuitem", { name: "Delete…" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "dashboard-bulk-failed",
    overlay: true,
    steps: async (page) => {
      await selectPage(page);
      await page.getByRole("button", { name: "Change", exact: true }).click();
      await page.getByRole("menuitem", { name: "Publish on…" }).click();
      await page.getByRole("button", { name: "Schedule" }).click();
      await page.getByRole("dialog", { name: "Nothing was changed" }).waitFor();
    },
  },
  {
    name: "dashboard-row-menu",
    overlay: true,
    steps: async (page) => {
      await catalogueThere(page);
      await page
        .getByRole("button", { name: /^More for / })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "History" }).waitFor();
    },
  },
  {
    name: "dashboard-history",
    overlay: true,
    before: (page) => replyWith(page, "**/outfit/admin/history/**", HISTORY),
    steps: async (page) => (await openHistory(page)).getByRole("listitem").first().waitFor(),
  },
  {
    name: "dashboard-history-error",
    overlay: true,
    before: (page) => refuse(page, "**/outfit/admin/history/**"),
    steps: async (page) => (await openHistory(page)).getByRole("button", { name: "Try again" }).waitFor(),
  },
  {
    name: "dashboard-export",
    overlay: true,
    steps: async (page) => {
      await catalogueThere(page);
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  { name: "dashboard-import", overlay: true, steps: openImport },
  {
    name: "dashboard-import-preview",
    overlay: true,
    steps: async (page) => {
      const dialog = await openImport(page);
      await dialog
        .getByLabel("Catalogue file")
        .setInputFiles({ name: "party.csv", mimeType: "text/csv", buffer: Buffer.from(CATALOGUE_FILE) });
      await dialog.getByRole("button", { name: /^Import \d/ }).waitFor();
    },
  },
  {
    name: "dashboard-requests",
    overlay: true,
    steps: openRequests,
  },
  {
    name: "dashboard-answer",
    overlay: true,
    steps: async (page) => {
      const panel = await openRequests(page);
      await panel
        .getByRole("button", { name: /^Answer / })
        .first()
        .click();
      const answer = page.getByRole("dialog", { name: "Answer the request" });
      const choices = answer.getByRole("list", { name: "Outfits to pick from" }).getByRole("button");
      await choices.first().click();
      await choices.nth(2).click();
    },
  },
].map((screen) => ({ path: "/dashboard", as: "admin", ...screen }));
