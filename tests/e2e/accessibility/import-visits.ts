import type { CatalogueImport, ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import type { Visit } from "./visit.ts";

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

/** The import of a catalogue file. */
export const IMPORT_VISITS: Record<string, Visit> = {
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
};
