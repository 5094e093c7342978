/** The columns of a catalogue spreadsheet (CSV), in the order in which an export writes them. */

/** Said once for each outfit, in the first of its rows. */
export const OUTFIT_COLUMNS = [
  "category",
  "section",
  "type",
  "rateLook",
  "tags",
  "description",
  "isActive",
  "image",
] as const;

/** Said in every row: a row is an item. */
export const ITEM_COLUMNS = ["itemName", "sourceName", "itemPrice", "itemLink"] as const;

/** Rows below each other with the same value here are one outfit. */
export const GROUP_COLUMN = "outfit";

export const CATALOGUE_COLUMNS = [GROUP_COLUMN, ...OUTFIT_COLUMNS, ...ITEM_COLUMNS] as const;
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number];

/** Columns without which no row could be an outfit's. */
export const REQUIRED_COLUMNS = [GROUP_COLUMN, "category", "section", ...ITEM_COLUMNS] as const;

export const TAG_SEPARATOR = "|";

/** A spreadsheet to begin with: every column, and two outfits that say how it is meant. */
export const CATALOGUE_TEMPLATE = [
  CATALOGUE_COLUMNS.join(","),
  "1,Party,Women,Normal,4.5,silk|evening,A red sari for the evening,true,,Red silk sari,Raat Rani,4999,https://shop.example/sari",
  "1,,,,,,,,,Gold clutch,Neel & Co,1299.50,https://shop.example/clutch",
  "2,Formal,Men,,,,,,,White linen shirt,Neel & Co,1499,https://shop.example/shirt",
  "",
].join("\r\n");
