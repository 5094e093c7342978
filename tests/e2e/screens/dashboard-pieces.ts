import type { Piece } from "#contract/pieces/pieces.ts";
import { piece, pieceImport, productPreview } from "#tests/factories/api-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import {
  administrator,
  heading,
  notLoaded,
  openDialog,
  press,
  type Screen,
  type Screens,
  type State,
} from "./screen.ts";

const LIST = "GET /piece/admin/pieces";
const pieces = (list: Piece[], total = list.length) => ({ [LIST]: returns({ pieces: list, total }) });

const PIECES = [
  piece(1, {
    ...{ name: "Rust linen kurta with hand embroidery", sourceName: "Fabindia", section: "Women" },
    ...{ role: "top", colours: ["red", "gold"], linkState: "ok", numberOfOutfits: 7 },
    outfits: [
      { outfitId: "outfit-1", subtitle: "Rust kurta, gold jhumka, tan juttis" },
      { outfitId: "outfit-2", subtitle: "Emerald silk lehenga, gold choli" },
    ],
  }),
  piece(2, {
    ...{ name: "The blue jeans", sourceName: "Myntra", section: "Men", role: "bottom", colours: ["blue"] },
    ...{ availability: "out_of_stock", isMissing: true, price: 2_499.5, image: "https://shop.example/2.jpg" },
  }),
  piece(3, {
    ...{
      name: "सोने की बालियाँ",
      sourceName: "The House of Handloom and Heritage Weaves, Bandra West, Mumbai",
    },
    ...{ role: "jewellery", colours: ["gold", "silver", "white", "green", "red"], availability: "unknown" },
    ...{ price: 1_24_999, linkState: "gone", numberOfOutfits: 1 },
    outfits: [{ outfitId: "outfit-3", subtitle: "" }],
  }),
  piece(4, { name: `A${"very".repeat(20)}longword`, role: "accessory" }),
];

const section = (visit: Omit<Screen, "path" | "as">): Screen => ({
  path: "/dashboard/pieces",
  as: administrator,
  wide: true,
  ...visit,
});

const LAST_IMPORT = "GET /piece/admin/import";
const PREVIEW = "POST /piece/admin/import/preview";
const PRODUCT_FILE = { name: "products.csv", mimeType: "text/csv", buffer: Buffer.from("id,title") };

const previewed: State = async (page) => {
  await press(page, "Import");
  await page.getByLabel("Product file").setInputFiles(PRODUCT_FILE);
  return page.getByText("Columns of the file");
};

/** The import of product files. */
const IMPORTS: Screens = {
  "importing pieces": section({
    replies: {
      ...pieces(PIECES),
      [LAST_IMPORT]: returns({ import: null }),
      [PREVIEW]: returns(productPreview()),
    },
    states: {
      "choosing a file": async (page) => {
        await press(page, "Import");
        return page.getByLabel("Product file");
      },
      preview: async (page) => {
        await page.getByLabel("Product file").setInputFiles(PRODUCT_FILE);
        return page.getByRole("button", { name: "Import 12, change 1" });
      },
    },
  }),
  "importing an unknown table of pieces": section({
    replies: {
      ...pieces(PIECES),
      [LAST_IMPORT]: returns({ import: null }),
      [PREVIEW]: returns(
        productPreview({
          kind: "other",
          isRemembered: true,
          fieldsNeeded: ["link"],
          mapping: { name: "Titel", price: "Preis" },
        }),
      ),
    },
    states: { columns: previewed },
  }),
  "importing pieces without links": section({
    replies: {
      ...pieces(PIECES),
      [LAST_IMPORT]: returns({ import: null }),
      [PREVIEW]: returns(productPreview({ kind: "shopify", needsShopAddress: true })),
    },
    states: { "the shop's address": previewed },
  }),
  "an import of pieces under way": section({
    replies: {
      ...pieces(PIECES),
      [LAST_IMPORT]: returns({ import: pieceImport({ state: "running", dealtWith: 20, canUndo: false }) }),
    },
    states: {
      progress: async (page) => {
        await press(page, "Importing… 20 of 48");
        return page.getByRole("progressbar", { name: "Importing products.csv" });
      },
    },
  }),
  "an import of pieces that is over": section({
    replies: { ...pieces(PIECES), [LAST_IMPORT]: returns({ import: pieceImport() }) },
    states: {
      report: async (page) => {
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

/** The dashboard's section of pieces. */
export const PIECE_SCREENS: Screens = {
  ...IMPORTS,
  pieces: section({
    replies: {
      ...pieces(PIECES, 412),
      "PUT /piece/admin/pieces/piece-2": refuses(400, "Please choose another name"),
    },
    console: /status of 400/,
    states: {
      list: (page) => page.getByText("Out of stock", { exact: true }).last(),
      "asking before it deletes": (page) => openDialog(page, /^Delete Rust linen kurta/),
      "being edited": async (page) => {
        await page.keyboard.press("Escape");
        const form = await openDialog(page, "Edit The blue jeans");
        return form.getByRole("link", { name: "Open the shop's picture" });
      },
      refused: async (page) => {
        await page.getByRole("button", { name: "Save piece" }).click();
        return page.getByRole("alert").filter({ hasText: "Please choose another name" });
      },
      "with mistakes": async (page) => {
        await page.getByLabel("Item name").fill("");
        await page.getByRole("button", { name: "Save piece" }).click();
        return page.getByText("Item name is required");
      },
      "asking before it discards": async (page) => {
        await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
        return page.getByRole("button", { name: "Discard" });
      },
      "used in a look": async (page) => {
        await page.getByRole("button", { name: "Discard" }).click();
        await page.getByRole("button", { name: "Use in a look: The blue jeans" }).click();
        const item = page.getByLabel("Item name of item 1");
        await item.scrollIntoViewIfNeeded();
        return item;
      },
    },
  }),
  "the looks of a piece": section({
    wide: false,
    replies: pieces(PIECES),
    states: {
      open: async (page) => {
        await page.locator("summary").first().click();
        return page.getByRole("link", { name: "Emerald silk lehenga, gold choli" });
      },
    },
  }),
  "pieces of a new shop": section({
    replies: pieces([]),
    states: {
      empty: heading("No pieces yet"),
      "adding one": (page) => openDialog(page, "Add a piece"),
    },
  }),
  "pieces without a match": {
    ...section({ replies: pieces([]), states: { empty: heading("No pieces found") } }),
    path: "/dashboard/pieces?state=broken&source=Fabindia",
  },
  "pieces being loaded": section({
    replies: { [LIST]: "pending" },
    states: { loading: (page) => page.getByRole("search", { name: "Filter the pieces" }) },
  }),
  "pieces that could not be loaded": notLoaded("/dashboard/pieces", LIST, "pieces"),
};
