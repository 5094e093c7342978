import type { Page } from "@playwright/test";
import type { OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import { FIRST_STEPS } from "#contract/shop/first-steps.ts";
import { adminTable, firstSteps } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { outfits } from "../dashboard-steps.ts";
import {
  administrator,
  heading,
  headingOf,
  NARROW,
  press,
  type Screens,
  type State,
  shopper,
  WITH_NARROWEST,
} from "./screen.ts";

const ENTRY = {
  _id: "entry-1",
  action: "changed" as const,
  subject: { kind: "outfit" as const, id: "outfit-1", name: "Wedding outfit for Women" },
  administrator: "asha",
  isAutomatic: false,
  before: {
    rateLook: 4,
    description: "A first look",
    tags: ["linen"],
    isActive: true,
    items: [{ itemName: "White linen shirt", itemPrice: 1299 }],
  },
  after: {
    rateLook: 4.5,
    description: "For evenings by the sea, when the linen of the afternoon is a little too plain. ".repeat(4),
    tags: ["linen", "monsoon"],
    isActive: false,
    items: [{ itemName: "White linen shirt", itemPrice: 1499 }],
  },
  createdAt: "2026-03-01T09:30:00.000Z",
};
const AUTOMATIC = { administrator: null, isAutomatic: true };
const HISTORY: OutfitHistory = {
  entries: [
    ENTRY,
    { ...ENTRY, ...AUTOMATIC, _id: "entry-2", action: "published", before: null, after: null },
    {
      ...{ ...ENTRY, ...AUTOMATIC, _id: "entry-3", action: "published" },
      before: { isActive: false, publishAt: "2026-02-27T03:30:00.000Z" },
      after: { isActive: true, publishAt: null },
    },
    { ...ENTRY, _id: "entry-4", action: "duplicated", before: null, after: null },
  ],
  hasMore: true,
};
const HISTORY_CALL = "**/backend/outfit/admin/history/**";

const rows: State = (page) => page.getByText(/^Showing \d/);
const row = (page: Page) => outfits(page).first();
const pressInRow = (page: Page, name: RegExp) => row(page).getByRole("button", { name }).click();
async function chooseChange(page: Page, change: string): Promise<void> {
  await press(page, "Change");
  await page.getByRole("menuitem", { name: change }).click();
}
async function cancel(page: Page): Promise<void> {
  await press(page, "Cancel");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The dashboard's table of outfits: rows, changes of several outfits, history, export. */
export const DASHBOARD_TABLE_SCREENS: Screens = {
  "the dashboard of a shopper": {
    path: "/dashboard",
    as: shopper,
    states: { refused: heading("Access Denied") },
  },
  "the dashboard": {
    path: "/dashboard",
    as: administrator,
    wide: true,
    widths: WITH_NARROWEST,
    states: {
      table: rows,
      "without a match": async (page) => {
        await page.goto("/dashboard?searchTerm=xylophone");
        return headingOf(page, "No outfits found");
      },
    },
  },
  "the dashboard of a new shop": {
    path: "/dashboard",
    as: administrator,
    wide: true,
    widths: WITH_NARROWEST,
    replies: {
      "GET /dashboard/admin/first-steps": returns(
        firstSteps({ done: ["address"], hasMailServer: true, publicUrl: "https://shop.example" }),
      ),
      "POST /dashboard/admin/first-steps/test-mail": refuses(
        503,
        "The mail server does not accept the user name or the password. Please check SMTP_URL in the shop's configuration, restart the shop, and try again.",
      ),
    },
    console: /503/,
    states: {
      "first steps": heading("First steps"),
      "test message refused": async (page) => {
        await press(page, "Send me a test message");
        return page.getByRole("alert").filter({ hasText: "user name" });
      },
    },
  },
  "first steps that are all done": {
    path: "/dashboard",
    as: administrator,
    replies: {
      "GET /dashboard/admin/first-steps": returns(
        firstSteps({
          done: [...FIRST_STEPS],
          hasMailServer: true,
          lastBackupAt: "2026-03-01T09:30:00.000Z",
        }),
      ),
    },
    states: { done: (page) => page.getByRole("button", { name: "Done, hide this list" }) },
  },
  "the dashboard's filters": {
    path: "/dashboard?category=Wedding",
    as: administrator,
    widths: NARROW,
    states: {
      open: async (page) => {
        await press(page, /^Filters & Sort/);
        return page.getByLabel("Category", { exact: true });
      },
    },
  },
  "the dashboard while it loads": {
    path: "/dashboard",
    as: administrator,
    replies: { "GET /outfit/admin/getalloutfits": "pending" },
    states: { loading: (page) => page.locator("main .animate-shimmer").first() },
  },
  "changes of several outfits": {
    path: "/dashboard?status=active",
    as: administrator,
    replies: {
      "POST /outfit/admin/bulk": returns({
        changed: 0,
        failed: [{ id: "outfit-1", message: "This outfit has been deleted" }],
      }),
    },
    states: {
      "a page selected": async (page) => {
        await page.getByRole("checkbox", { name: "Select this page" }).check();
        return page.getByText(/^\d+ outfits selected/);
      },
      selected: async (page) => {
        await page.getByRole("checkbox", { name: "Select this page" }).uncheck();
        await row(page)
          .getByRole("checkbox", { name: /^Select / })
          .check();
        return page.getByText("1 outfit selected");
      },
      "the menu": async (page) => {
        await press(page, "Change");
        return page.getByRole("menuitem", { name: "Publish on…" });
      },
      "the tag": async (page) => {
        await page.getByRole("menuitem", { name: "Add a tag…" }).click();
        return page.getByLabel("Tag", { exact: true });
      },
      "the category": async (page) => {
        await cancel(page);
        await chooseChange(page, "Change the category…");
        return page.getByRole("dialog").getByLabel("Category");
      },
      deleting: async (page) => {
        await cancel(page);
        await chooseChange(page, "Delete…");
        return page.getByRole("dialog", { name: "Delete 1 outfit?" });
      },
      "the date": async (page) => {
        await cancel(page);
        await chooseChange(page, "Publish on…");
        return page.getByLabel("Publish on");
      },
      "what could not be changed": async (page) => {
        await press(page, "Schedule");
        return page.getByRole("dialog", { name: "Nothing was changed" });
      },
    },
  },
  "the history of an outfit": {
    path: "/dashboard?status=active",
    as: administrator,
    states: {
      menu: async (page) => {
        await pressInRow(page, /^More for /);
        return page.getByRole("menuitem", { name: "History" });
      },
      changes: async (page) => {
        await page.route(HISTORY_CALL, (route) => route.fulfill({ json: HISTORY }));
        await page.getByRole("menuitem", { name: "History" }).click();
        return page
          .getByRole("list", { name: "History" })
          .getByRole("listitem")
          .nth(HISTORY.entries.length - 1);
      },
    },
  },
  "the history of an outfit that could not be loaded": {
    path: "/dashboard?status=active",
    as: administrator,
    console: /status of 403|history could not be loaded|Loading the history failed/i,
    states: {
      failed: async (page) => {
        await page.route(HISTORY_CALL, (route) => route.fulfill({ status: 403, json: {} }));
        await pressInRow(page, /^More for /);
        await page.getByRole("menuitem", { name: "History" }).click();
        return page.getByRole("dialog", { name: "History" }).getByRole("button", { name: "Try again" });
      },
    },
  },
  "an empty catalogue": {
    path: "/dashboard",
    as: administrator,
    replies: { "GET /outfit/admin/getalloutfits": returns(adminTable([])) },
    states: { empty: heading("Your catalogue is empty") },
  },
  "a catalogue that could not be loaded": {
    path: "/dashboard",
    as: administrator,
    replies: { "GET /outfit/admin/getalloutfits": refuses(403) },
    console: /403|Failed to fetch outfits/,
    states: { failed: heading("The catalogue could not be loaded") },
  },
  "the export menu": {
    path: "/dashboard?category=Wedding",
    as: administrator,
    states: {
      open: async (page) => {
        await expect(page.getByText(/^Showing \d/)).toBeVisible();
        await press(page, "Export");
        return page.getByText("What the table shows now");
      },
    },
  },
  "the dialogs of an outfit's row": {
    path: "/dashboard?status=active",
    as: administrator,
    console: /status of 503/,
    states: {
      "asking before it deactivates": async (page) => {
        await pressInRow(page, /^Deactivate /);
        return page.getByRole("dialog", { name: "Deactivate this outfit?" });
      },
      "asking before it deletes": async (page) => {
        await page.keyboard.press("Escape");
        await pressInRow(page, /^Delete /);
        return page.getByRole("dialog", { name: "Delete this outfit?" });
      },
      "a failure to delete": async (page) => {
        const json = { success: false, message: "The database is unavailable", code: "UNAVAILABLE" };
        await page.route("**/backend/outfit/delete/*", (route) => route.fulfill({ status: 503, json }));
        await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
        return page.getByRole("alertdialog").filter({ hasText: "The database is unavailable" });
      },
    },
  },
};
