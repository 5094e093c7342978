import type { AdminUser } from "#contract/account/admin-users.ts";
import type { AnalyticsSummary } from "#contract/analytics/analytics.ts";
import { analyticsSummary } from "#tests/factories/analytics-results.ts";
import { moderationEntry, outfitSummary, user } from "#tests/factories/api-results.ts";
import { returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { administrator, heading, notLoaded, openDialog, press, type Screens } from "./screen.ts";

const TIME = "2026-03-01T09:30:00.000Z";

const QUEUE = {
  entries: [
    moderationEntry(1, {
      text: `Designer bags, 90 % off, only today: ${["a", "b", "c"].map((path) => `https://bags.example/${path}`).join(" ")}`,
      reasons: ["words", "repeated", "many-links"],
    }),
    moderationEntry(2, {
      ...{ kind: "reply", isHeld: false, reportCount: 1, reports: [{ reason: "abuse", note: "Rude" }] },
      thread: [
        { _id: "text-9", kind: "comment", username: "meera", text: "Lovely", isHeld: false, createdAt: TIME },
      ],
    }),
    moderationEntry(3, { author: null, text: `A${"very".repeat(20)}longword`, reasons: ["words"] }),
  ],
  total: 43,
};

const BLOCKED_USER: AdminUser = {
  ...user({ username: "ravi", fullName: "Ravi Rao", email: "ravi@people.example" }),
  createdAt: TIME,
  isBlocked: true,
  blockedReason: "Spam in comments",
  emailConfirmed: false,
};
const ACTIVE_USER: AdminUser = {
  ...{ ...BLOCKED_USER, _id: "user-meera", id: "user-meera", username: "meera" },
  ...{ isBlocked: false, blockedReason: null },
};

/** A shop that has been open for months: weeks with busy ends, and words of every length. */
function busySummary(length: number): AnalyticsSummary {
  const { days, ...summary } = analyticsSummary(length);
  const busyDays = days.map((day, index) => {
    const busy = (index % 7 > 4 ? 2 : 1) * (20 + index);
    return {
      ...day,
      views: busy * 100,
      likes: busy * 3,
      saves: busy * 2,
      cartAdds: busy,
      searches: busy * 4,
    };
  });
  return {
    ...summary,
    days: busyDays,
    topOutfits: Array.from({ length: 10 }, (_, index) => ({
      ...outfitSummary(index + 1, { isActive: index !== 3 }),
      ...{
        views: 123_456 - index,
        likes: 1_234,
        saves: 99,
        comments: 7,
        cartAdds: 40 - index,
        linkOpens: 310,
      },
    })),
    topSources: ["Neel & Co", "The House of Handloom and Heritage Weaves, Bandra West, Mumbai"].map(
      (source) => ({
        source,
        linkOpens: 12_345,
      }),
    ),
    topSearches: ["silk saree", "साड़ी", "handloom-kanjivaram-silk-saree-with-temple-border"].map((words) => ({
      words,
      searches: 41,
    })),
    emptySearches: [{ words: `velvet ${"very ".repeat(14)}long`, searches: 3 }],
  };
}

/** The outfits of `busySummary` have no pictures. */
const WITHOUT_PICTURES = /status of 404 .*160w/;

/** The dashboard's sections beside outfits. */
export const DASHBOARD_SECTION_SCREENS: Screens = {
  links: {
    path: "/dashboard/links",
    as: administrator,
    wide: true,
    states: {
      list: (page) =>
        page.getByRole("list", { name: "Links" }).or(page.getByRole("table", { name: "Links" })),
    },
  },
  "guide of bringing a catalogue": {
    path: "/dashboard/guide",
    as: administrator,
    wide: true,
    states: { recipes: (page) => page.getByRole("heading", { name: "From Shopify" }) },
  },
  moderation: {
    path: "/dashboard/moderation",
    as: administrator,
    wide: true,
    replies: { "GET /moderation/admin/queue": returns(QUEUE) },
    states: {
      queue: (page) => page.getByText("Reported: insult or threat, “Rude”"),
      "a decision that can be undone": async (page) => {
        await press(page, /^Remove: comment/);
        return page.getByRole("button", { name: "Undo" });
      },
    },
  },
  "an empty moderation queue": {
    path: "/dashboard/moderation",
    as: administrator,
    replies: { "GET /moderation/admin/queue": returns({ entries: [], total: 0 }) },
    states: { empty: heading("All clear") },
  },
  "a moderation queue that could not be loaded": notLoaded(
    "/dashboard/moderation",
    "GET /moderation/admin/queue",
    "texts",
  ),
  users: {
    path: "/dashboard/users",
    as: administrator,
    wide: true,
    replies: { "GET /user/admin/users": returns({ users: [BLOCKED_USER, ACTIVE_USER], total: 41 }) },
    states: {
      list: (page) => page.getByText("Blocked: Spam in comments"),
      "asking before it unblocks": async (page) => {
        await openDialog(page, "Unblock ravi");
        return page.getByRole("dialog", { name: "Unblock ravi?" });
      },
      "asking before it blocks": async (page) => {
        await page.keyboard.press("Escape");
        return openDialog(page, "Block meera");
      },
    },
  },
  "users without a match": {
    path: "/dashboard/users?status=blocked&searchTerm=xylophone",
    as: administrator,
    replies: { "GET /user/admin/users": returns({ users: [], total: 0 }) },
    states: { empty: heading("No users found") },
  },
  "users that could not be loaded": notLoaded("/dashboard/users", "GET /user/admin/users", "users"),
  analytics: {
    path: "/dashboard/analytics?days=7",
    as: administrator,
    wide: true,
    replies: { "GET /analytics/admin/summary": returns(busySummary(7)) },
    console: WITHOUT_PICTURES,
    states: {
      numbers: async (page) => {
        await expect(page.locator("canvas")).toHaveCount(5);
        for (const summary of await page.getByText("Numbers as a table").all()) await summary.click();
        return page.getByRole("region", { name: "What people like: numbers" });
      },
    },
  },
  "analytics of a month": {
    path: "/dashboard/analytics",
    as: administrator,
    replies: { "GET /analytics/admin/summary": returns(busySummary(28)) },
    console: WITHOUT_PICTURES,
    states: {
      charts: async (page) => {
        await expect(page.locator("canvas")).toHaveCount(5);
        return page.getByRole("region", { name: "Shops that people go to" });
      },
    },
  },
  "analytics of a new shop": {
    path: "/dashboard/analytics",
    as: administrator,
    replies: { "GET /analytics/admin/summary": returns(analyticsSummary(28, { countedSince: null })) },
    states: { empty: heading("Nothing counted yet") },
  },
  "analytics that could not be loaded": notLoaded(
    "/dashboard/analytics",
    "GET /analytics/admin/summary",
    "analytics",
  ),
};
