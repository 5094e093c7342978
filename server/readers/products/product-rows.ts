import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { isHttpUrl, normaliseLink } from "#contract/links/link-url.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import type { ProductField, ProductFileKind, ProductMapping } from "#contract/pieces/product-file.ts";
import { type DecimalMark, DecimalMarks, isAmbiguousPrice, readRupees } from "#contract/values/price-text.ts";
import { shownValue } from "#server/readers/catalogue/outfit-fields.ts";
import { plainName, type Table, type TableRow } from "#server/readers/catalogue/table.ts";
import { readAvailability } from "#server/readers/pages/availability-text.ts";
import type { ProductEntry, RefusedProduct } from "./product.ts";
import { firstAddress } from "./product-mapping.ts";
import { type SalePeriod, saleStateAt } from "./sale-period.ts";

export interface ProductReading {
  kind: ProductFileKind;
  mapping: ProductMapping;
  /** By which links are made for a file that has none. */
  shopAddress?: string | undefined;
  /** The shop of products without one. */
  sourceName?: string | undefined;
}

/**
 * Reads the products of a table; rows of one group are variants of one product. The table is read twice,
 * because variants may be apart and prices may follow a country's habit.
 */
export async function* readProductRows(
  table: Table<string>,
  reading: ProductReading,
): AsyncGenerator<ProductEntry> {
  const rows = new RowReader(table, reading);
  const { rowsOf, decimalMark } = await surveyRows(table, rows);
  const open = new Map<string, Variant[]>();
  for await (const row of table.rows()) {
    if ("problem" in row)
      return yield { ...refused({ line: row.row, reason: row.problem }), leavesUnread: true };
    const key = rows.groupOf(row);
    const group = open.get(key) ?? [];
    group.push(rows.read(row, decimalMark));
    open.set(key, group);
    if (group.length < (rowsOf.get(key) ?? 0)) continue;
    open.delete(key);
    yield joinVariants(group);
  }
}

async function surveyRows(table: Table<string>, rows: RowReader) {
  const rowsOf = new Map<string, number>();
  const marks = new DecimalMarks();
  for await (const row of table.rows()) {
    if ("problem" in row) break;
    const key = rows.groupOf(row);
    rowsOf.set(key, (rowsOf.get(key) ?? 0) + 1);
    marks.add(rows.priceText(row));
  }
  return { rowsOf, decimalMark: marks.common };
}

/** One row; texts that are blank or absent are those of another variant of the product. */
interface Variant {
  line: number;
  texts: Partial<Record<Exclude<ProductField, "price" | "salePrice" | "availability" | "group">, string>>;
  /** Rupees; undefined for a row without a price. */
  price: number | undefined;
  isInStock: boolean | undefined;
  mistakes: RefusedLine[];
  /** A variation that its shop does not sell says nothing of the product. */
  isDisabled: boolean;
  /** A broken row may have taken in others. */
  isBroken: boolean;
}

class RowReader {
  readonly #now = new Date();
  readonly #reading: ProductReading;
  /** For what a kind of file has beside the mapped columns, by plain names. */
  readonly #headings: ReadonlyMap<string, string>;

  constructor({ headings }: Table<string>, reading: ProductReading) {
    this.#reading = reading;
    this.#headings = new Map([...headings.columns.keys()].map((heading) => [plainName(heading), heading]));
  }

  /** What rows of one product have in common; a row without it is a product by itself. */
  groupOf(row: TableRow<string>): string {
    const parent = this.#text(row, "group");
    // A variation names its parent as "id:12" or by its SKU.
    if (this.#reading.kind === "woocommerce") {
      if (parent !== "") return parent;
      const sku = this.#named(row, "sku");
      if (this.#typeOf(row) === "variable") return sku || `id:${this.#named(row, "id")}`;
      return `row:${row.row}`;
    }
    return parent || normaliseLink(this.#text(row, "link")) || `row:${row.row}`;
  }

  /** The price that a shopper pays now. */
  priceText(row: TableRow<string>): string {
    return this.#text(row, this.#priceField(row));
  }

  #priceField(row: TableRow<string>): "price" | "salePrice" {
    const isOn =
      this.#text(row, "salePrice") !== "" && saleStateAt(this.#now, this.#salePeriod(row)) === "on";
    return isOn ? "salePrice" : "price";
  }

  /** A currency other than the rupee that a column of its own or the price's heading names; else "". */
  #foreignCurrency(row: TableRow<string>): string {
    const named = this.#named(row, ...CURRENCY_NAMES);
    const currency = named || headingCurrency(this.#reading.mapping[this.#priceField(row)] ?? "");
    return RUPEES.test(currency) ? "" : currency;
  }

  /** Feeds of Google and Meta have both moments in one cell, an export of WooCommerce in two. */
  #salePeriod(row: TableRow<string>): SalePeriod {
    const [begins = "", ends = ""] = this.#named(row, "salepriceeffectivedate").split("/");
    return {
      begins: begins.trim() || this.#named(row, "datesalepricestarts"),
      ends: ends.trim() || this.#named(row, "datesalepriceends"),
    };
  }

  read(row: TableRow<string>, decimalMark: DecimalMark | undefined): Variant {
    const text = (field: ProductField) => this.#text(row, field);
    if (this.#isDisabled(row)) return disabledVariant(row);
    const link = text("link") || this.#madeLink(row);
    const image = firstAddress(text("image"));
    const priceText = this.priceText(row);
    const price = priceText === "" ? undefined : readRupees(priceText, decimalMark);
    const mistakes: RefusedLine[] = row.mistake ? [{ line: row.row, reason: row.mistake }] : [];
    const currency = this.#foreignCurrency(row);
    if (priceText !== "" && currency !== "") mistakes.push(currencyMistake(row.row, priceText, currency));
    else if (priceText !== "" && price === undefined) mistakes.push(priceMistake(row.row, priceText));
    const sale = this.#salePeriod(row);
    if (text("salePrice") !== "" && saleStateAt(this.#now, sale) === "unreadable") {
      const found = shownValue([sale.begins, sale.ends].filter((text) => text !== "").join(" / "));
      mistakes.push({ line: row.row, field: "price", reason: PIECE_MESSAGES.saleUnreadable, found });
    }
    if (link !== "" && !isHttpUrl(link)) {
      const reason = OUTFIT_FORM_MESSAGES.itemLinkInvalid;
      mistakes.push({ line: row.row, field: "link", reason, found: shownValue(link) });
    }
    if (this.#isUnpublished(row)) mistakes.push({ line: row.row, reason: PIECE_MESSAGES.unpublished });
    return {
      ...{ line: row.row, price, mistakes, isDisabled: false, isBroken: row.takesInRows === true },
      texts: {
        name: text("name"),
        sourceName: text("sourceName") || this.#reading.sourceName || "",
        ...{ link, image: isHttpUrl(image) ? image : "" },
        ...{ section: text("section"), role: text("role"), colours: text("colours") },
      },
      isInStock: this.#isSoldWithoutStock(row) || readStock(text("availability")),
    };
  }

  #text(row: TableRow<string>, field: ProductField): string {
    const heading = this.#reading.mapping[field];
    return heading === undefined ? "" : row.cell(heading).trim();
  }

  /** The cell under the first of these names that the table has. */
  #named(row: TableRow<string>, ...names: string[]): string {
    const heading = names.map((name) => this.#headings.get(name)).find((found) => found !== undefined);
    return heading === undefined ? "" : row.cell(heading).trim();
  }

  /** Drafts and archived products are part of an export of all products. */
  #isUnpublished(row: TableRow<string>): boolean {
    const published = this.#named(row, "published", "publishedononlinestore").toLowerCase();
    switch (this.#reading.kind) {
      case "shopify":
        return published === "false" || /^(?:draft|archived)$/i.test(this.#named(row, "status"));
      case "woocommerce":
        // Private products and drafts.
        return /^(?:0|-1)$/.test(published);
      default:
        return false;
    }
  }

  /** WooCommerce exports a variation that is not enabled as one that is not published. */
  #isDisabled(row: TableRow<string>): boolean {
    const isVariation = this.#typeOf(row) === "variation";
    return this.#reading.kind === "woocommerce" && isVariation && this.#isUnpublished(row);
  }

  /** WooCommerce's type of a product, which can have "downloadable" and "virtual" behind it. */
  #typeOf(row: TableRow<string>): string {
    return this.#named(row, "type").replace(/,.*$/s, "").trim().toLowerCase();
  }

  /** Shopify counts no stock of a variant without a tracker, and sells one beyond its stock if told so. */
  #isSoldWithoutStock(row: TableRow<string>): boolean {
    if (this.#reading.kind !== "shopify" || this.priceText(row) === "") return false;
    const trackers = ["variantinventorytracker", "inventorytracker"];
    const isUntracked =
      trackers.some((name) => this.#headings.has(name)) && this.#named(row, ...trackers) === "";
    const policy = this.#named(row, "variantinventorypolicy", "continuesellingwhenoutofstock");
    return isUntracked || /^(?:continue|true)$/i.test(policy);
  }

  /** Exports of shop software have no links; the pages' addresses follow from what they have. */
  #madeLink(row: TableRow<string>): string {
    const { kind, shopAddress } = this.#reading;
    if (!shopAddress) return "";
    const base = shopAddress.replace(/[?#].*$/, "").replace(/\/+$/, "");
    const handle = this.#named(row, "handle", "urlhandle");
    if (kind === "shopify" && handle) return `${base}/products/${encodeURIComponent(handle)}`;
    const id = this.#named(row, "id");
    return kind === "woocommerce" && id ? `${base}/?p=${encodeURIComponent(id)}` : "";
  }
}

function disabledVariant({ row: line, mistake, takesInRows }: TableRow<string>): Variant {
  return {
    line,
    texts: {},
    price: undefined,
    isInStock: undefined,
    mistakes: mistake ? [{ line, reason: mistake }] : [],
    isDisabled: true,
    isBroken: takesInRows === true,
  };
}

function joinVariants(variants: readonly Variant[]): ProductEntry {
  const [first] = variants;
  if (!first) throw new Error("A group of variants has at least one");
  const textsOf = (field: keyof Variant["texts"]) => variants.flatMap(({ texts }) => texts[field] || []);
  const textOf = (field: keyof Variant["texts"]) => textsOf(field)[0] ?? "";
  const prices = variants.flatMap(({ price }) => (price !== undefined && price > 0 ? [price] : []));
  const name = oneLine(textOf("name")).trim();
  const [link = "", ...otherLinks] = new Set(textsOf("link"));
  const mistakes = variants.flatMap((variant) => variant.mistakes);
  const lack = (field: ProductField, reason: string) => mistakes.push({ line: first.line, field, reason });
  // The file lacks the product of these variations.
  if (variants.every(({ isDisabled }) => isDisabled)) {
    mistakes.push({ line: first.line, reason: PIECE_MESSAGES.unpublished });
  } else {
    if (name === "") lack("name", PIECE_MESSAGES.nameMissing);
    if (link === "") lack("link", PIECE_MESSAGES.linkMissing);
    if (prices.length === 0 && mistakes.every(({ field }) => field !== "price")) {
      lack("price", PIECE_MESSAGES.priceMissing);
    }
  }
  const links = { ...(link ? { link } : {}), ...(otherLinks.length > 0 ? { otherLinks } : {}) };
  if (mistakes.length > 0) {
    const leavesUnread = variants.some(({ isBroken }) => isBroken);
    return { line: first.line, mistakes, ...links, ...(leavesUnread ? { leavesUnread } : {}) };
  }
  const stocks = variants.flatMap(({ isInStock }) => (isInStock === undefined ? [] : [isInStock]));
  return {
    ...{ line: first.line, name, ...links, link, price: Math.min(...prices) },
    sourceName: oneLine(textOf("sourceName")).trim(),
    ...{ image: textOf("image"), section: textOf("section"), role: textOf("role") },
    colours: [...new Set(textsOf("colours"))].join(", "),
    isInStock: stocks.length === 0 ? undefined : stocks.includes(true),
  };
}

function refused(mistake: RefusedLine): RefusedProduct {
  return { line: mistake.line, mistakes: [mistake] };
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}

const CURRENCY_NAMES = ["currency", "currencycode", "currencyid", "pricecurrency"];
const RUPEES = /^(?:inr|rs\.?|₹|(?:indian )?rupees?)$/i;
/** Without words of headings: "Price (MOP)" is the market operating price, "Price for all" a price. */
const CURRENCY_CODES = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !["ALL", "MOP", "TOP"].includes(code)),
);

/** The currency at the end of a heading such as "Price (USD)" or "price_usd", or its sign; else "". */
function headingCurrency(heading: string): string {
  // Only at the end, because codes are words too: "MRP (incl. all taxes)".
  const [, code = ""] = /[^A-Z]([A-Z]{3})[)\]]?$/.exec(heading.trim().toUpperCase()) ?? [];
  return CURRENCY_CODES.has(code) ? code : (/[$€£¥]/.exec(heading)?.[0] ?? "");
}

function currencyMistake(line: number, text: string, currency: string): RefusedLine {
  const reason = PIECE_MESSAGES.priceCurrency({ currency: shownValue(currency) });
  return { line, field: "price", reason, found: shownValue(text) };
}

/** An ISO code or a sign of a currency other than the rupee. */
const FOREIGN = /\b(?!INR\b)([A-Z]{3})\b|([$€£¥])/;

function priceMistake(line: number, text: string): RefusedLine {
  const [, code, sign] = FOREIGN.exec(text) ?? [];
  const currency = code ?? sign;
  const unreadable = isAmbiguousPrice(text) ? IMPORT_MESSAGES.priceAmbiguous : PIECE_MESSAGES.priceUnreadable;
  const reason = currency ? PIECE_MESSAGES.priceCurrency({ currency }) : unreadable;
  return { line, field: "price", reason, found: shownValue(text) };
}

/** What a text says of the stock, as words or as a number of pieces; undefined for anything else. */
function readStock(text: string): boolean | undefined {
  if (/^-?\d+$/.test(text)) return Number(text) > 0;
  if (/^(?:yes|true|limited)$/i.test(text)) return true;
  if (/^(?:no|false)$/i.test(text)) return false;
  const availability = readAvailability(text);
  return availability === "unknown" ? undefined : availability === "in_stock";
}
