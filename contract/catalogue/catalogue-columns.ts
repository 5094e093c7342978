/** The columns of a catalogue spreadsheet (CSV), in the order in which an export writes them. */

/** The column that names an outfit of the shop, as an export writes it. */
export const ID_COLUMN = "id";

/** Columns of the outfit, filled in one of its rows; an export writes the id into all. */
export const OUTFIT_COLUMNS = [
  ID_COLUMN,
  "category",
  "section",
  "type",
  "rateLook",
  "tags",
  "description",
  "isActive",
  "publishAt",
  "image",
] as const;

/** Required columns of the item, filled in every row. */
export const ITEM_COLUMNS = ["itemName", "sourceName", "itemPrice", "itemLink"] as const;

/** Further columns of the item, which a file may leave out. */
export const STYLING_COLUMNS = ["role", "match", "spotX", "spotY"] as const;

/** Adjacent rows with the same value in this column form one outfit. */
export const GROUP_COLUMN = "outfit";

export const CATALOGUE_COLUMNS = [
  GROUP_COLUMN,
  ...OUTFIT_COLUMNS,
  ...ITEM_COLUMNS,
  ...STYLING_COLUMNS,
] as const;
export type CatalogueColumn = (typeof CATALOGUE_COLUMNS)[number];

/** Columns that a file without ids must have. */
export const REQUIRED_COLUMNS = [GROUP_COLUMN, "category", "section", ...ITEM_COLUMNS] as const;

export const TAG_SEPARATOR = "|";

/** A template with two example outfits and every column but `id`, which only the shop gives. */
export const CATALOGUE_TEMPLATE = [
  CATALOGUE_COLUMNS.filter((column) => column !== ID_COLUMN).join(","),
  "1,Party,Women,Normal,4.5,silk|evening,A red sari for the evening,true,,,Red silk sari,Raat Rani,4999,https://shop.example/sari,whole,exact,0.5,0.4",
  "1,,,,,,,,,,Gold clutch,Neel & Co,1299.50,https://shop.example/clutch,,similar,0.8,0.7",
  "2,Formal,Men,,,,,,,,White linen shirt,Neel & Co,1499,https://shop.example/shirt,,,,",
  "",
].join("\r\n");
