import type { OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import { adminTable } from "../../factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { outfits } from "../dashboard-steps.ts";
import type { Visit } from "./visit.ts";

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

/** The dashboard's table of outfits: rows, changes of several outfits, history, export. */
export const OUTFITS_TABLE_VISITS: Record<string, Visit> = {
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
