import type { AdminUser } from "#contract/account/admin-users.ts";
import { analyticsSummary } from "../../factories/analytics-results.ts";
import { moderationEntry, shopSettings, user } from "../../factories/api-results.ts";
import { returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { notLoaded, type Visit } from "./visit.ts";

const BLOCKED_USER: AdminUser = {
  ...user({ username: "ravi", fullName: "Ravi Rao", email: "ravi@people.example" }),
  createdAt: "2026-03-01T09:30:00.000Z",
  isBlocked: true,
  blockedReason: "Spam in comments",
  emailConfirmed: false,
};

const BUSY_WEEK = analyticsSummary(7, {
  topSources: [{ source: "Neel & Co", linkOpens: 12_345 }],
  topSearches: [{ words: "silk saree", searches: 41 }],
  emptySearches: [{ words: `velvet ${"very ".repeat(14)}long`, searches: 3 }],
});

/** The dashboard's sections beside outfits and links. */
export const DASHBOARD_SECTION_VISITS: Record<string, Visit> = {
  moderation: {
    path: "/dashboard/moderation",
    as: "administrator",
    wide: true,
    replies: {
      "GET /moderation/admin/queue": returns({
        entries: [
          moderationEntry(1, { reasons: ["words", "many-links"] }),
          moderationEntry(2, {
            ...{ kind: "reply", isHeld: false, reportCount: 1, reports: [{ reason: "abuse", note: "Rude" }] },
            thread: [
              {
                ...{ _id: "text-9", kind: "comment", username: "meera", text: "Lovely", isHeld: false },
                createdAt: "2026-03-01T09:30:00.000Z",
              },
            ],
          }),
        ],
        total: 21,
      }),
    },
    states: {
      queue: (page) => expect(page.getByText("Reported: insult or threat, “Rude”")).toBeVisible(),
      "a decision that can be undone": async (page) => {
        await page.getByRole("button", { name: /^Remove: comment/ }).click();
        await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      },
    },
  },
  "an empty moderation queue": {
    path: "/dashboard/moderation",
    as: "administrator",
    replies: { "GET /moderation/admin/queue": returns({ entries: [], total: 0 }) },
    states: {
      empty: (page) => expect(page.getByRole("heading", { name: "Nothing waits for you" })).toBeVisible(),
    },
  },
  "a moderation queue that could not be loaded": notLoaded(
    "/dashboard/moderation",
    "GET /moderation/admin/queue",
    "texts",
  ),
  users: {
    path: "/dashboard/users",
    as: "administrator",
    wide: true,
    replies: { "GET /user/admin/users": returns({ users: [BLOCKED_USER], total: 41 }) },
    states: {
      list: (page) => expect(page.getByText("Blocked: Spam in comments")).toBeVisible(),
      "asking before it unblocks": async (page) => {
        await page.getByRole("button", { name: "Unblock ravi" }).click();
        await expect(page.getByRole("dialog", { name: "Unblock ravi?" })).toBeVisible();
      },
    },
  },
  settings: {
    path: "/dashboard/settings",
    as: "administrator",
    wide: true,
    replies: {
      "GET /settings/admin": returns(
        shopSettings({ affiliateParameters: { "shop.example": { tag: "ensemble-21" } }, wordList: ["spam"] }),
      ),
    },
    states: {
      forms: (page) => expect(page.getByRole("form", { name: "Word list" })).toBeVisible(),
      "with mistakes": async (page) => {
        await page.getByRole("textbox", { name: "Figure: headline figure 1" }).fill("");
        await page.getByRole("button", { name: "Save: Marketing claims" }).click();
        await expect(page.getByText("Please enter a figure, such as 10K+")).toBeVisible();
      },
      "asking before it discards": async (page) => {
        await page.getByRole("link", { name: "Activity" }).click();
        await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
      },
    },
  },
  "settings that could not be loaded": notLoaded("/dashboard/settings", "GET /settings/admin", "settings"),
  "users without a match": {
    path: "/dashboard/users?searchTerm=xylophone",
    as: "administrator",
    replies: { "GET /user/admin/users": returns({ users: [], total: 0 }) },
    states: {
      empty: (page) => expect(page.getByRole("heading", { name: "No users found" })).toBeVisible(),
    },
  },
  "users that could not be loaded": notLoaded("/dashboard/users", "GET /user/admin/users", "users"),
  analytics: {
    path: "/dashboard/analytics?days=7",
    as: "administrator",
    wide: true,
    replies: { "GET /analytics/admin/summary": returns(BUSY_WEEK) },
    states: {
      numbers: async (page) => {
        await expect(page.locator("canvas")).toHaveCount(5);
        for (const summary of await page.getByText("Numbers as a table").all()) await summary.click();
        await expect(page.getByRole("region", { name: "What people like: numbers" })).toBeVisible();
      },
    },
  },
  "analytics of a new shop": {
    path: "/dashboard/analytics",
    as: "administrator",
    replies: { "GET /analytics/admin/summary": returns(analyticsSummary(28, { countedSince: null })) },
    states: {
      empty: (page) => expect(page.getByRole("heading", { name: "Nothing counted yet" })).toBeVisible(),
    },
  },
  "analytics that could not be loaded": notLoaded(
    "/dashboard/analytics",
    "GET /analytics/admin/summary",
    "analytics",
  ),
};
