// @ts-nocheck
import { catalogueThere } from "./dashboard.mjs";
import { openDialog } from "./screen.mjs";

const CATALOGUE_FILE = [
  "outfit,category,section,description,isActive,itemName,sourceName,itemPrice,itemLink",
  "0,Soirée,Women,A mistake,no,Sari,Raat Rani,1,https://shop.example/0",
  "1,Party,Women,Sequins after nine,no,Sari,Raat Rani,999.50,https://shop.example/1",
  "2,Formal,Men,The long meeting,no,Blazer,Neel & Co,4999,https://shop.example/2",
  "3,Party,Women,A price in words,no,Sari,Raat Rani,free,https://shop.example/3",
].join("\n");

async function openFromCatalogue(page, buttonName) {
  await catalogueThere(page);
  return openDialog(page, buttonName);
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

/**
 * What administrators fill in: an outfit, an import, the answer to a request. @type
 * {import("./screen.mjs").Screen[]}
 */
export const DASHBOARD_FORMS = [
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
