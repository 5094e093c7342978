import { StringDecoder } from "node:string_decoder";
import { Parser } from "htmlparser2";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import { fileRefused } from "#server/readers/catalogue/file-refused.ts";
import type { FileText } from "#server/readers/catalogue/file-text.ts";
import type { BrokenRow, Table, TableRow } from "#server/readers/catalogue/table.ts";

/*
 * Reads the products of a Google Merchant feed as rows of a table: RSS 2.0 (`item`) and Atom 1.0 (`entry`),
 * whose elements below a product are its columns
 * (https://support.google.com/merchants/answer/7052112). Nothing outside the file is opened, and entities
 * of a document type are not expanded.
 */

const PRODUCT_TAGS = new Set(["item", "entry"]);
/** Several times what any feed has. */
const NAMES_MAX = 1_000;
/** More than the description of any product has. */
const TEXT_MAX_LENGTH = 5_000;

export function isXmlFeed(head: string): boolean {
  const begin = head.replace(/^\ufeff/, "").trimStart();
  return begin.startsWith("<") && !/^<(?:!doctype\s+html|html)\b/i.test(begin);
}

/** Throws an ApiError for XML without products. */
export async function openXmlFeed(
  { checked }: FileText,
  { rowsMax, tooManyRows }: { rowsMax: number; tooManyRows: string },
): Promise<Table<string>> {
  const names = new Set<string>();
  let products = 0;
  // All of them, because the first one with a sale may be any.
  for await (const { elements } of readProducts(checked())) {
    for (const name of elements.keys()) names.add(name);
    products += 1;
    if (products >= rowsMax || names.size > NAMES_MAX) break;
  }
  if (products === 0) throw fileRefused(PIECE_ERRORS.fileEmpty);
  const columns = new Map([...names].map((name, index) => [name, index]));
  const headings = { row: 1, width: columns.size, columns, likeness: columns.size, telling: [] };
  return { headings, rows: () => rowsOf(readProducts(checked()), { rowsMax, tooManyRows }) };
}

async function* rowsOf(
  products: AsyncIterable<XmlProduct>,
  { rowsMax, tooManyRows }: { rowsMax: number; tooManyRows: string },
): AsyncGenerator<TableRow<string> | BrokenRow> {
  let count = 0;
  for await (const { line, elements } of products) {
    count += 1;
    if (count > rowsMax) return yield { row: line, problem: tooManyRows };
    yield { row: line, cell: (name) => elements.get(name) ?? "" };
  }
}

interface XmlProduct {
  /** Where its tag stands, counted from 1. */
  line: number;
  /** The texts of the elements directly below it, the first of each name. */
  elements: Map<string, string>;
}

async function* readProducts(chunks: AsyncIterable<Buffer>): AsyncGenerator<XmlProduct> {
  const reader = new FeedReader();
  const decoder = new StringDecoder("utf8");
  for await (const chunk of chunks) yield* reader.read(decoder.write(chunk));
  yield* reader.end(decoder.end());
}

class FeedReader {
  #finished: XmlProduct[] = [];
  #product: XmlProduct | undefined;
  /** Names of the open elements below the product. */
  #path: string[] = [];
  #text = "";
  /** The part that is being parsed, where it begins in the file, and the lines before it. */
  #part = "";
  #offset = 0;
  #lines = 1;
  readonly #parser = new Parser(
    {
      onopentag: (name, attributes) => this.#open(name, attributes),
      ontext: (text) => {
        if (this.#path.length === 1 && this.#text.length < TEXT_MAX_LENGTH) this.#text += text;
      },
      onclosetag: (name) => this.#close(name),
    },
    { xmlMode: true, decodeEntities: true },
  );

  read(part: string): XmlProduct[] {
    this.#part = part;
    this.#parser.write(part);
    this.#offset += part.length;
    this.#lines += countLines(part);
    return this.#finished.splice(0);
  }

  /** Throws an ApiError where the file ends within a product. */
  end(part: string): XmlProduct[] {
    const last = this.read(part);
    const isCut = this.#product !== undefined;
    this.#parser.end();
    if (isCut) throw fileRefused(PIECE_ERRORS.xmlBroken);
    return last;
  }

  #open(tag: string, attributes: Record<string, string>): void {
    if (this.#product) {
      this.#path.push(tag);
      this.#text = "";
      // Atom's link is an attribute.
      if (this.#path.length === 1 && attributes.href) this.#set(tag, attributes.href);
    } else if (PRODUCT_TAGS.has(plainTag(tag))) {
      const before = this.#part.slice(0, Math.max(0, this.#parser.startIndex - this.#offset));
      this.#product = { line: this.#lines + countLines(before), elements: new Map() };
    }
  }

  #close(tag: string): void {
    if (!this.#product) return;
    if (this.#path.length === 0) {
      if (!PRODUCT_TAGS.has(plainTag(tag))) return;
      this.#finished.push(this.#product);
      this.#product = undefined;
      return;
    }
    if (this.#path.length === 1) this.#set(tag, this.#text.trim());
    this.#path.pop();
  }

  #set(tag: string, text: string): void {
    const elements = this.#product?.elements;
    const name = plainTag(tag);
    if (elements && text !== "" && !elements.has(name)) elements.set(name, text);
  }
}

/** A name without its namespace's prefix, as `g:price`. */
function plainTag(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
