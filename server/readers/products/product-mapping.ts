import { cellText } from "#contract/catalogue/inert-cell.ts";
import {
  type ProductField,
  type ProductFileKind,
  type ProductMapping,
  REQUIRED_PRODUCT_FIELDS,
} from "#contract/pieces/product-file.ts";
import { isAmbiguousPrice, readRupees } from "#contract/values/price-text.ts";
import { type Headings, LINK_CELL, plainName, type RawRow } from "#server/readers/catalogue/table.ts";

/** A column of a product file and the values of its first rows, without blank and repeated ones. */
export interface ProductColumn {
  heading: string;
  values: string[];
}

/**
 * What the columns of product files are called, the best name first, without case, spaces and hyphens: exports
 * of Shopify and WooCommerce, feeds of Google Merchant and Meta, and lists that people write.
 */
const NAMES: Record<ProductField, string[]> = {
  name: ["title", "name", "productname", "producttitle", "itemname", "product", "item"],
  price: [
    ...["variantprice", "regularprice", "price", "sellingprice", "productprice", "itemprice"],
    ...["unitprice", "rate", "amount", "mrp"],
  ],
  salePrice: ["saleprice", "discountedprice", "offerprice", "specialprice", "discountprice"],
  link: [
    ...["link", "url", "producturl", "productlink", "itemlink", "permalink", "externalurl"],
    ...["pageurl", "website", "weblink"],
  ],
  image: [
    ...["imagelink", "imagesrc", "productimageurl", "image", "images", "imageurl", "mainimage"],
    ...["productimage", "picture", "pictureurl", "photo", "variantimage", "variantimageurl"],
  ],
  sourceName: ["sourcename", "vendor", "brand", "brands", "brandname", "store", "shop", "seller", "merchant"],
  section: ["gender", "googleshopping/gender", "section", "sex", "department", "targetgender"],
  role: [
    ...["producttype", "googleproductcategory", "productcategory", "categories", "category"],
    ...["categoryname", "subcategory", "type"],
  ],
  colours: ["color", "colour", "colors", "colours", "colorname", "basecolour"],
  availability: [
    ...["availability", "stockstatus", "instock?", "instock", "variantinventoryqty"],
    ...["inventoryquantity", "stock"],
  ],
  group: ["handle", "urlhandle", "itemgroupid", "parent", "parentsku"],
};

const KNOWN = new Set(Object.values(NAMES).flat());
/** A heading with the name of a column counts more than any number of others. */
const KNOWN_LIKENESS = 1_000;

/** The headings of products: a row looks like them by the known names in it, then by its filled cells. */
export function productHeadings({ row, cells }: RawRow): Headings<string> {
  const columns = new Map<string, number>();
  cells.forEach((cell, index) => {
    const heading = cellText(cell).trim();
    if (heading !== "") columns.set(uniqueHeading(heading, columns), index);
  });
  const known = [...columns.keys()].filter((heading) => KNOWN.has(plainName(heading)));
  const likeness = known.length * KNOWN_LIKENESS + columns.size;
  const telling = [...columns]
    .filter(([heading]) => NAMES.link.includes(plainName(heading)))
    .map(([, index]) => ({ index, form: LINK_CELL }));
  return { row, width: cells.length, columns, likeness, telling };
}

function uniqueHeading(heading: string, taken: ReadonlyMap<string, number>): string {
  if (!taken.has(heading)) return heading;
  for (let number = 2; ; number += 1) {
    const numbered = `${heading} (${number})`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The software that a table with these headings comes from. */
export function productFileKind(headings: readonly string[]): ProductFileKind {
  const names = new Set(headings.map(plainName));
  const hasAll = (...wanted: string[]) => wanted.every((name) => names.has(name));
  // Shopify has renamed its columns; both exports are in use.
  if (hasAll("handle", "variantprice") || hasAll("urlhandle", "title", "price")) return "shopify";
  if (hasAll("regularprice") && (hasAll("sku") || hasAll("instock?"))) return "woocommerce";
  if (!hasAll("title", "link", "price", "imagelink", "availability")) return "other";
  // Google writes "image link", Meta "image_link".
  return headings.some((heading) => heading.trim() === "image_link") ? "meta" : "google";
}

/** Exports of shop software have what follows the shop's address instead of links. */
const isExport = (kind: ProductFileKind) => kind === "shopify" || kind === "woocommerce";

/** The format of a feed says what its columns are. */
const isFeed = (kind: ProductFileKind) => kind === "google" || kind === "meta";

/** Guesses the column of each field by its name, then by its values. */
export function guessMapping(columns: readonly ProductColumn[], kind: ProductFileKind): ProductMapping {
  const mapping: ProductMapping = {};
  const taken = new Set<string>();
  const take = (field: ProductField, column: ProductColumn | undefined) => {
    if (!column || mapping[field] !== undefined) return;
    mapping[field] = column.heading;
    taken.add(column.heading);
  };
  for (const [field, names] of Object.entries(NAMES) as [ProductField, string[]][]) {
    const named = names.flatMap((name) =>
      columns.filter(({ heading }) => plainName(heading) === name && !taken.has(heading)),
    );
    take(
      field,
      named.find((column) => fits(field, column, kind)),
    );
  }
  for (const field of ["link", "image", "price", "colours", "name"] as const) {
    // Other addresses in an export are those of downloads and documents.
    if (field === "link" && isExport(kind)) continue;
    take(
      field,
      columns.find((column) => !taken.has(column.heading) && looksLike(field, column)),
    );
  }
  return mapping;
}

/** Whether a column with the name of a field is one, where the name alone can mislead. */
function fits(field: ProductField, { heading, values }: ProductColumn, kind: ProductFileKind): boolean {
  switch (field) {
    case "link":
      // WooCommerce's external address is that of the few products that other shops sell.
      if (kind === "woocommerce" && plainName(heading) === "externalurl") return false;
      return isFeed(kind) || mostly(values, isUrl);
    case "image":
      return mostly(values, startsWithUrl);
    case "role":
      // WooCommerce's type is "simple" or "variable".
      return kind !== "woocommerce" || plainName(heading) !== "type";
    case "group":
      return kind !== "other" || !mostly(values, isUrl);
    default:
      return true;
  }
}

/**
 * The first of several addresses. An address may contain commas, before which WooCommerce writes a backslash;
 * the next one begins after a comma.
 */
export function firstAddress(text: string): string {
  const [first = ""] = text.trim().split(/\s+|\||,+(?=\s|$|https?:\/\/)/i);
  return first.replaceAll("\\,", ",");
}

const startsWithUrl = (text: string) => /^https?:\/\//i.test(text);
const isUrl = (text: string) => /^https?:\/\/\S+$/i.test(text);
const isPictureUrl = (text: string) => isUrl(text) && /\.(jpe?g|png|webp|avif|gif)(\?|$)/i.test(text);
const isPrice = (text: string) => readRupees(text) !== undefined || isAmbiguousPrice(text);
/** At the end, because names of products begin with theirs: "Ivory white" is a colour, "Red bag" is none. */
const COLOUR =
  /\b(?:black|white|ivory|cream|gr[ae]y|beige|tan|brown|rust|red|maroon|pink|peach|orange|mustard|yellow|green|olive|teal|blue|navy|purple|lilac|gold|silver|multi(?:colou?r)?)$/i;

function looksLike(field: ProductField, { heading, values }: ProductColumn): boolean {
  switch (field) {
    case "link":
      return mostly(values, (text) => isUrl(text) && !isPictureUrl(text));
    case "image":
      return mostly(values, (text) => isPictureUrl(firstAddress(text)));
    case "price":
      return /price|cost|amount|mrp|₹|\brs\b|inr/i.test(heading) && mostly(values, isPrice);
    case "colours":
      return mostly(values, (text) => text.length <= 40 && COLOUR.test(text));
    default:
      return mostly(values, (text) => /\p{L}{2,}.*\s.*\p{L}{2,}/u.test(text) && text.length <= 200);
  }
}

/** A mistake in some rows is for those rows to be refused. */
function mostly(values: readonly string[], fit: (value: string) => boolean): boolean {
  return values.filter(fit).length * 2 > values.length;
}

/** The required fields that no column is chosen for; links can be made for files of two kinds. */
export function missingFields(mapping: ProductMapping, kind: ProductFileKind): ProductField[] {
  return REQUIRED_PRODUCT_FIELDS.filter(
    (field) => mapping[field] === undefined && !(field === "link" && needsAddress(mapping, kind)),
  );
}

/** Whether links can be made of the shop's address. */
export function needsAddress(mapping: ProductMapping, kind: ProductFileKind): boolean {
  return mapping.link === undefined && isExport(kind);
}
