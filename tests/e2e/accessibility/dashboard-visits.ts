import type { AdminUser } from "#contract/admin-users.ts";
import type { BespokeRequest } from "#contract/bespoke.ts";
import type { CatalogueImport, ImportPreview } from "#contract/catalogue-file.ts";
import type { OutfitHistory } from "#contract/outfit-history.ts";
import { analyticsSummary } from "../../factories/analytics-results.ts";
import { adminTable, moderationEntry, shopSettings, user } from "../../factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { editorOf, fillOutfit, outfits, photograph } from "../dashboard-steps.ts";
import type { Visit } from "./visit.ts";

const ANSWERED: BespokeRequest = {
  _id: "request-1",
  description: "A cocktail evening in Goa, outdoors.",
  email: "asha@people.example",
  image: null,
  imageWidth: null,
  imageHeight: null,
  imagePlaceholder: null,
  createdAt: "2026-03-01T09:30:00.000Z",
  dueAt: "2026-03-02T09:30:00.000Z",
  answeredAt: "2026-03-01T12:30:00.000Z",
  answerNote: "Linen breathes.",
  answerOutfitIds: ["00000000-0000-4000-8000-000000000001"],
};

const REFUSED = { line: 2, field: "category", reason: "Category must be one of the shop's categories" };
const COUNTS = { fileName: "party.csv", outfits: 3, alreadyThere: 0, refused: 1, refusals: [REFUSED] };
const PREVIEW: ImportPreview = {
  ...COUNTS,
  newOutfits: 2,
  picturesUnknown: 2,
  sample: [{ category: "Party", section: "Women", description: "Sari", numberOfItems: 1, totalPrice: 999.5 }],
};
const IMPORT: CatalogueImport = {
  ...COUNTS,
  _id: "import-1",
  state: "done",
  createdAt: "2026-03-01T09:30:00.000Z",
  dealtWith: 3,
  added: 2,
  stillThere: 2,
  artworkPending: 1,
  canUndo: true,
};

const BLOCKED_USER: AdminUser = {
  ...user({ username: "ravi", fullName: "Ravi Rao", email: "ravi@people.example" }),
  createdAt: "2026-03-01T09:30:00.000Z",
  isBlocked: true,
  blockedReason: "Spam in comments",
  emailConfirmed: false,
};
const ENTRY = {
  _id: "entry-1",
  action: "changed" as const,
  subject: { kind: "outfit" as const, id: "outfit-1", name: "Wedding outfit for Women" },
  administrator: "asha",
  isAutomatic: false,
  before: { description: "A first look", tags: ["linen"], isActive: true },
  after: { description: "A second look", tags: ["linen", "monsoon"], isActive: false },
  createdAt: "2026-03-01T09:30:00.000Z",
};
const AUTOMATIC = { before: null, after: null, administrator: null, isAutomatic: true };
const HISTORY: OutfitHistory = {
  entries: [ENTRY, { ...ENTRY, ...AUTOMATIC, _id: "entry-2", action: "published" }],
  hasMore: true,
};

const BUSY_WEEK = analyticsSummary(7, {
  topSources: [{ source: "Neel & Co", linkOpens: 12_345 }],
  topSearches: [{ words: "silk saree", searches: 41 }],
  emptySearches: [{ words: `velvet ${"very ".repeat(14)}long`, searches: 3 }],
});

/** The dashboard. The specs of its forms check them as well. */
export const DASHBOARD_VISITS: Record<string, Visit> = {
  "the dashboard of a shopper": {
    path: "/dashboard",
    as: "shopper",
    states: { refused: (page) => expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible() },
  },
  "the dashboard": {
    path: "/dashboard",
    as: "administrator",
    wide: true,
    states: {
      table: (page) => expect(page.getByText(/^Showing \d/)).toBeVisible(),
      "without a match": async (page) => {
        await page.goto("/dashboard?searchTerm=xylophone");
        await expect(page.getByRole("heading", { name: "No outfits found" })).toBeVisible();
      },
    },
  },
  "changes of several outfits": {
    path: "/dashboard?status=active",
    as: "administrator",
    replies: {
      "POST /outfit/admin/bulk": returns({
        changed: 0,
        failed: [{ id: "outfit-1", message: "This outfit has been deleted" }],
      }),
    },
    states: {
      selected: async (page) => {
        await outfits(page)
          .first()
          .getByRole("checkbox", { name: /^Select / })
          .check();
        await expect(page.getByText("1 outfit selected")).toBeVisible();
      },
      "the menu": async (page) => {
        await page.getByRole("button", { name: "Change", exact: true }).click();
        await expect(page.getByRole("menuitem", { name: "Publish on…" })).toBeVisible();
      },
      "the tag": async (page) => {
        await page.getByRole("menuitem", { name: "Add a tag…" }).click();
        await expect(page.getByLabel("Tag", { exact: true })).toBeVisible();
        await page.getByRole("button", { name: "Cancel" }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      },
      deleting: async (page) => {
        await page.getByRole("button", { name: "Change", exact: true }).click();
        await page.getByRole("menuitem", { name: "Delete…" }).click();
        await expect(page.getByRole("dialog", { name: "Delete 1 outfit?" })).toBeVisible();
        await page.getByRole("button", { name: "Cancel" }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      },
      "the date": async (page) => {
        await page.getByRole("button", { name: "Change", exact: true }).click();
        await page.getByRole("menuitem", { name: "Publish on…" }).click();
        await expect(page.getByLabel("Publish on")).toBeVisible();
      },
      "what could not be changed": async (page) => {
        await page.getByRole("button", { name: "Schedule" }).click();
        await expect(page.getByRole("dialog", { name: "Nothing was changed" })).toBeVisible();
      },
    },
  },
  "the history of an outfit": {
    path: "/dashboard?status=active",
    as: "administrator",
    states: {
      menu: async (page) => {
        await outfits(page)
          .first()
          .getByRole("button", { name: /^More for / })
          .click();
        await expect(page.getByRole("menuitem", { name: "History" })).toBeVisible();
      },
      changes: async (page) => {
        await page.route("**/backend/outfit/admin/history/**", (route) => route.fulfill({ json: HISTORY }));
        await page.getByRole("menuitem", { name: "History" }).click();
        await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(2);
      },
    },
  },
  "an empty catalogue": {
    path: "/dashboard",
    as: "administrator",
    replies: { "GET /outfit/admin/getalloutfits": returns(adminTable([])) },
    states: {
      empty: (page) => expect(page.getByRole("heading", { name: "Your catalogue is empty" })).toBeVisible(),
    },
  },
  "a catalogue that could not be loaded": {
    path: "/dashboard",
    as: "administrator",
    replies: { "GET /outfit/admin/getalloutfits": refuses(403) },
    console: /403|Failed to fetch outfits/,
    states: {
      failed: (page) =>
        expect(page.getByRole("heading", { name: "The catalogue could not be loaded" })).toBeVisible(),
    },
  },
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
  "a moderation queue that could not be loaded": {
    path: "/dashboard/moderation",
    as: "administrator",
    replies: { "GET /moderation/admin/queue": refuses(403) },
    console: /status of 403|texts could not be loaded/,
    states: {
      failed: (page) =>
        expect(page.getByRole("heading", { name: "The texts could not be loaded" })).toBeVisible(),
    },
  },
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
  "settings that could not be loaded": {
    path: "/dashboard/settings",
    as: "administrator",
    replies: { "GET /settings/admin": refuses(403) },
    console: /status of 403|settings could not be loaded/,
    states: {
      failed: (page) =>
        expect(page.getByRole("heading", { name: "The settings could not be loaded" })).toBeVisible(),
    },
  },
  "users without a match": {
    path: "/dashboard/users?searchTerm=xylophone",
    as: "administrator",
    replies: { "GET /user/admin/users": returns({ users: [], total: 0 }) },
    states: {
      empty: (page) => expect(page.getByRole("heading", { name: "No users found" })).toBeVisible(),
    },
  },
  "users that could not be loaded": {
    path: "/dashboard/users",
    as: "administrator",
    replies: { "GET /user/admin/users": refuses(403) },
    console: /status of 403|users could not be loaded/,
    states: {
      failed: (page) =>
        expect(page.getByRole("heading", { name: "The users could not be loaded" })).toBeVisible(),
    },
  },
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
  "analytics that could not be loaded": {
    path: "/dashboard/analytics",
    as: "administrator",
    replies: { "GET /analytics/admin/summary": refuses(403) },
    console: /status of 403|analytics could not be loaded/,
    states: {
      failed: (page) =>
        expect(page.getByRole("heading", { name: "The analytics could not be loaded" })).toBeVisible(),
    },
  },
  "bespoke requests": {
    path: "/dashboard",
    as: "administrator",
    replies: {
      "GET /bespoke/admin/requests?state=open&startIndex=0&limit=20": returns({
        requests: [{ ...ANSWERED, answeredAt: null, answerNote: null, answerOutfitIds: [] }],
        openRequests: 1,
        hasMore: false,
      }),
      "POST /bespoke/admin/requests/request-1/answer": "broken",
    },
    console: /request failed: POST|ERR_/,
    states: {
      open: async (page) => {
        await page.getByRole("button", { name: /^Requests/ }).click();
        await expect(page.getByRole("list", { name: "Open requests" })).toBeVisible();
      },
      "answer with mistakes": async (page) => {
        await page.getByRole("button", { name: "Answer asha@people.example" }).click();
        await page.getByRole("button", { name: "Send styled look" }).click();
        await expect(page.getByText("Please pick at least one outfit")).toBeVisible();
      },
      "answer that could not be sent": async (page) => {
        const dialog = page.getByRole("dialog", { name: "Answer the request" });
        await dialog.getByRole("list", { name: "Outfits to pick from" }).getByRole("button").first().click();
        await dialog.getByLabel("Note").fill("Linen breathes.");
        await dialog.getByRole("button", { name: "Send styled look" }).click();
        await expect(dialog.getByRole("alert")).toContainText("nothing you entered is lost");
      },
    },
  },
  "bespoke requests that could not be loaded": {
    path: "/dashboard",
    as: "administrator",
    replies: { "GET /bespoke/admin/requests": refuses(403) },
    console: /status of 403|requests could not be loaded/,
    states: {
      failed: async (page) => {
        await page.getByRole("button", { name: "Requests", exact: true }).click();
        await expect(page.getByRole("heading", { name: "The requests could not be loaded" })).toBeVisible();
      },
    },
  },
  "no bespoke requests": {
    path: "/dashboard",
    as: "administrator",
    replies: { "GET /bespoke/admin/requests": returns({ requests: [], openRequests: 0, hasMore: false }) },
    states: {
      empty: async (page) => {
        await page.getByRole("button", { name: "Requests", exact: true }).click();
        await expect(page.getByRole("heading", { name: "No open requests" })).toBeVisible();
      },
    },
  },
  "answered bespoke requests": {
    path: "/dashboard",
    as: "administrator",
    replies: {
      "GET /bespoke/admin/requests": returns({ requests: [ANSWERED], openRequests: 0, hasMore: false }),
    },
    states: {
      list: async (page) => {
        await page.getByRole("button", { name: "Requests", exact: true }).click();
        await page.getByRole("tab", { name: "Answered" }).click();
        await expect(page.getByRole("list", { name: "Answered requests" })).toContainText("Linen breathes.");
      },
    },
  },
  "importing a catalogue": {
    path: "/dashboard",
    as: "administrator",
    replies: {
      "GET /outfit/admin/import": returns({ import: null }),
      "POST /outfit/admin/import/preview": returns(PREVIEW),
    },
    states: {
      "choosing a file": async (page) => {
        await page.getByRole("button", { name: "Import", exact: true }).click();
        await expect(page.getByLabel("Catalogue file")).toBeVisible();
      },
      preview: async (page) => {
        const buffer = Buffer.from("outfit,category");
        await page
          .getByLabel("Catalogue file")
          .setInputFiles({ name: "party.csv", mimeType: "text/csv", buffer });
        await expect(page.getByRole("button", { name: "Import 2 outfits" })).toBeVisible();
      },
    },
  },
  "an import under way": {
    path: "/dashboard",
    as: "administrator",
    replies: {
      "GET /outfit/admin/import": returns({
        import: { ...IMPORT, state: "running", dealtWith: 1, canUndo: false },
      }),
    },
    states: {
      progress: async (page) => {
        await page.getByRole("button", { name: "Importing… 1 of 3" }).click();
        await expect(page.getByRole("progressbar", { name: "Importing party.csv" })).toBeVisible();
      },
    },
  },
  "an import that is over": {
    path: "/dashboard",
    as: "administrator",
    replies: { "GET /outfit/admin/import": returns({ import: IMPORT }) },
    states: {
      result: async (page) => {
        await page.getByRole("button", { name: "Import", exact: true }).click();
        await expect(page.getByRole("button", { name: "Undo last import" })).toBeVisible();
      },
      "asking before it undoes": async (page) => {
        await page.getByRole("button", { name: "Undo last import" }).click();
        await expect(page.getByRole("dialog", { name: "Undo the last import?" })).toBeVisible();
      },
    },
  },
  "the export menu": {
    path: "/dashboard?category=Wedding",
    as: "administrator",
    states: {
      open: async (page) => {
        await expect(page.getByText(/^Showing \d/)).toBeVisible();
        await page.getByRole("button", { name: "Export" }).click();
        await expect(page.getByText("What the table shows now")).toBeVisible();
      },
    },
  },
  "a new outfit": {
    path: "/dashboard",
    as: "administrator",
    replies: { "POST /outfit/create": refuses(400, "Please choose another name") },
    console: /status of 400/,
    states: {
      "with mistakes": async (page) => {
        await page.getByRole("button", { name: "Create Outfit" }).click();
        await editorOf(page).getByRole("button", { name: "Create Outfit" }).click();
        await expect(editorOf(page).getByLabel("Image")).toBeFocused();
      },
      "without items": async (page) => {
        await editorOf(page).getByRole("button", { name: "Remove item 1" }).click();
        await expect(editorOf(page).getByRole("button", { name: "Create Outfit" })).toBeDisabled();
      },
      "with tags and an item": async (page) => {
        await editorOf(page).getByRole("button", { name: "Add Item" }).click();
        await fillOutfit(editorOf(page), "Parijat", await photograph(4));
        await editorOf(page).getByLabel("Tags", { exact: true }).fill("linen,");
        await expect(editorOf(page).getByRole("list", { name: "Chosen tags" })).toBeVisible();
      },
      refused: async (page) => {
        await editorOf(page).getByRole("button", { name: "Create Outfit" }).click();
        await expect(editorOf(page).getByRole("alert").first()).toContainText("Please choose another name");
      },
      "asking before it discards": async (page) => {
        await editorOf(page).getByRole("button", { name: "Close" }).click();
        await expect(page.getByRole("button", { name: "Discard" })).toBeVisible();
      },
    },
  },
  "a new outfit being sent": {
    path: "/dashboard",
    as: "administrator",
    replies: { "POST /outfit/create": "pending" },
    states: {
      busy: async (page) => {
        await page.getByRole("button", { name: "Create Outfit" }).click();
        await fillOutfit(editorOf(page), "Parijat", await photograph(4));
        await editorOf(page).getByRole("button", { name: "Create Outfit" }).click();
        await expect(editorOf(page).getByRole("button", { name: "Creating..." })).toBeDisabled();
      },
    },
  },
  "an outfit being edited": {
    path: "/dashboard?status=active",
    as: "administrator",
    console: /status of 409/,
    states: {
      "as it is": async (page) => {
        await outfits(page)
          .first()
          .getByRole("button", { name: /^Edit / })
          .click();
        await expect(editorOf(page).getByRole("img", { name: "The present one" })).toBeVisible();
      },
      "changed by another administrator": async (page) => {
        const json = { success: false, message: "Changed since you opened it.", code: "CONFLICT" };
        await page.route("**/backend/outfit/update/*", (route) => route.fulfill({ status: 409, json }));
        await editorOf(page).getByLabel("Description").fill("Kewra, mine");
        await editorOf(page).getByRole("button", { name: "Update Outfit" }).click();
        await expect(editorOf(page).getByRole("button", { name: "Load their version" })).toBeVisible();
      },
    },
  },
  "the dialogs of an outfit's row": {
    path: "/dashboard?status=active",
    as: "administrator",
    console: /status of 503/,
    states: {
      "asking before it deactivates": async (page) => {
        await outfits(page)
          .first()
          .getByRole("button", { name: /^Deactivate / })
          .click();
        await expect(page.getByRole("dialog")).toHaveAccessibleName("Deactivate this outfit?");
      },
      "asking before it deletes": async (page) => {
        await page.keyboard.press("Escape");
        await outfits(page)
          .first()
          .getByRole("button", { name: /^Delete / })
          .click();
        await expect(page.getByRole("dialog")).toHaveAccessibleName("Delete this outfit?");
      },
      "a failure to delete": async (page) => {
        const json = { success: false, message: "The database is unavailable", code: "UNAVAILABLE" };
        await page.route("**/backend/outfit/delete/*", (route) => route.fulfill({ status: 503, json }));
        await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
        await expect(page.getByRole("alertdialog")).toContainText("The database is unavailable");
      },
    },
  },
};
