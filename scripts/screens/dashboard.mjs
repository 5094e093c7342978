// @ts-nocheck
import { hold, NARROWEST, openDialog, refuse, replyWith } from "./screen.mjs";

const ADMIN_LIST = "**/backend/outfit/admin/**";

export const catalogueThere = (page) => page.getByText(/^Showing \d/).waitFor();

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

/** The dashboard's table of outfits. @type {import("./screen.mjs").Screen[]} */
export const DASHBOARD = [
  { name: "dashboard-denied", path: "/dashboard", as: "shopper" },
  { name: "dashboard", steps: catalogueThere },
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
].map((screen) => ({ path: "/dashboard", as: "admin", ...screen }));
