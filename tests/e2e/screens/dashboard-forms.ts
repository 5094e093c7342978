import type { Page } from "@playwright/test";
import type { CatalogueImport, ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import type { UnfetchedPictures } from "#contract/catalogue/linked-pictures.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { editorOf, fillOutfit, outfits, photograph } from "../dashboard-steps.ts";
import { administrator, press, type Screen, type Screens, type State } from "./screen.ts";

/** A visit to the dashboard. */
export const dashboard = (visit: Omit<Screen, "path" | "as">): Screen => ({
  path: "/dashboard",
  as: administrator,
  ...visit,
});

const openEditor: State = async (page) => {
  await press(page, "Create Outfit");
  return editorOf(page).getByLabel("Description");
};
const create = (page: Page) => editorOf(page).getByRole("button", { name: "Create Outfit" }).click();

/** The form of an outfit. */
const EDITOR: Screens = {
  "a new outfit": dashboard({
    replies: { "POST /outfit/create": refuses(400, "Please choose another name") },
    console: /status of 400/,
    states: {
      empty: openEditor,
      "with mistakes": async (page) => {
        await create(page);
        return editorOf(page).getByLabel("Image").and(page.locator(":focus"));
      },
      "without items": async (page) => {
        await press(page, "Remove item 1");
        return editorOf(page).getByRole("button", { name: "Create Outfit", disabled: true });
      },
      "with tags and an item": async (page) => {
        await press(page, "Add Item");
        await fillOutfit(editorOf(page), "Parijat", await photograph(4));
        await editorOf(page).getByLabel("Tags", { exact: true }).fill("linen,");
        return editorOf(page).getByRole("list", { name: "Chosen tags" });
      },
      refused: async (page) => {
        await create(page);
        return editorOf(page).getByRole("alert").filter({ hasText: "Please choose another name" }).first();
      },
      "asking before it discards": async (page) => {
        await editorOf(page).getByRole("button", { name: "Close" }).click();
        return page.getByRole("button", { name: "Discard" });
      },
    },
  }),
  "a new outfit being sent": dashboard({
    replies: { "POST /outfit/create": "pending" },
    states: {
      busy: async (page, request) => {
        await openEditor(page, request);
        await fillOutfit(editorOf(page), "Parijat", await photograph(4));
        await create(page);
        return editorOf(page).getByRole("button", { name: "Creating...", disabled: true });
      },
    },
  }),
  "an outfit being edited": {
    path: "/dashboard?status=active",
    as: administrator,
    console: /status of 409/,
    states: {
      "as it is": async (page) => {
        await outfits(page)
          .first()
          .getByRole("button", { name: /^Edit / })
          .click();
        return editorOf(page).getByRole("img", { name: "The present one" });
      },
      "its items": async (page) => {
        const item = editorOf(page).getByLabel("Item name of item 1");
        await item.scrollIntoViewIfNeeded();
        return item;
      },
      "changed by another administrator": async (page) => {
        const json = { success: false, message: "Changed since you opened it.", code: "CONFLICT" };
        await page.route("**/backend/outfit/update/*", (route) => route.fulfill({ status: 409, json }));
        await editorOf(page).getByLabel("Description").fill("Kewra, mine");
        await editorOf(page).getByRole("button", { name: "Update Outfit" }).click();
        return editorOf(page).getByRole("button", { name: "Load the other version" });
      },
    },
  },
};

const COUNTS = {
  ...{ fileName: "party.csv", outfits: 3, alreadyThere: 0, refused: 1 },
  refusals: [{ line: 2, field: "category", reason: "Category must be one of the shop's categories" }],
};
const PREVIEW: ImportPreview = {
  ...COUNTS,
  newOutfits: 1,
  changedOutfits: 1,
  changes: [
    {
      ...{ outfitId: "outfit-1", line: 3 },
      fields: [
        { field: "items[0].itemPrice", before: 1299, after: 1169.1 },
        { field: "tags", before: ["silk"], after: ["silk", "evening"] },
        { field: "description", before: "", after: "A red sari for the evening" },
      ],
    },
  ],
  warnings: [
    { line: 4, field: "itemName", reason: "Question marks stand where letters were", found: "???? ????" },
  ],
  picturesUnknown: 2,
  unknownPictures: ["red-sari.jpg", "photographs/blue tee.jpg"],
  picturesToFetch: 0,
  sample: [{ category: "Party", section: "Women", description: "Sari", numberOfItems: 1, totalPrice: 999.5 }],
};
const IMPORT: CatalogueImport = {
  ...COUNTS,
  _id: "import-1",
  state: "done",
  createdAt: "2026-03-01T09:30:00.000Z",
  dealtWith: 3,
  added: 1,
  changed: 1,
  stillThere: 1,
  toRestore: 1,
  artworkPending: 1,
  canUndo: true,
};
const UNFETCHED: UnfetchedPictures = {
  ...{ waiting: 12, failed: 2 },
  pictures: [
    {
      ...{ outfitId: "outfit-1", url: "https://pictures.example/evening/red-sari-front.jpg" },
      problem: "The site returned no picture, but status 404.",
    },
    {
      ...{ outfitId: "outfit-2", url: "https://pictures.example/evening/kurta.jpg" },
      problem: "The shop took longer than ten seconds.",
    },
  ],
};
const CATALOGUE_FILE = { name: "party.csv", mimeType: "text/csv", buffer: Buffer.from("outfit,category") };

/** The import of a catalogue file. */
const IMPORTS: Screens = {
  "importing a catalogue": dashboard({
    replies: {
      "GET /outfit/admin/import": returns({ import: null }),
      "POST /outfit/admin/import/preview": returns(PREVIEW),
    },
    states: {
      "choosing a file": async (page) => {
        await press(page, "Import");
        return page.getByLabel("Catalogue file");
      },
      preview: async (page) => {
        await page.getByLabel("Catalogue file").setInputFiles(CATALOGUE_FILE);
        return page.getByRole("button", { name: "Import 1, change 1" });
      },
    },
  }),
  "an import under way": dashboard({
    replies: {
      "GET /outfit/admin/import": returns({
        import: { ...IMPORT, state: "running", dealtWith: 1, canUndo: false },
      }),
    },
    states: {
      progress: async (page) => {
        await press(page, "Importing… 1 of 3");
        return page.getByRole("progressbar", { name: "Importing party.csv" });
      },
    },
  }),
  "an import that is over": dashboard({
    replies: {
      "GET /outfit/admin/import": returns({ import: IMPORT }),
      "GET /outfit/admin/pictures": returns(UNFETCHED),
    },
    states: {
      result: async (page) => {
        await press(page, "Import");
        return page.getByRole("button", { name: "Undo last import" });
      },
      "asking before it undoes": async (page) => {
        await press(page, "Undo last import");
        return page.getByRole("dialog", { name: "Undo the last import?" });
      },
    },
  }),
};

/** What administrators fill in: an outfit and an import. */
export const DASHBOARD_FORM_SCREENS: Screens = { ...EDITOR, ...IMPORTS };
