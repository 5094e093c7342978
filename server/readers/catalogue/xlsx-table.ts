import { posix } from "node:path";
import { StringDecoder } from "node:string_decoder";
import { Parser } from "htmlparser2";
import {
  type BrokenRow,
  findHeadings,
  type Headings,
  isBlankRow,
  mostLikely,
  type RawRow,
  type Table,
  type TableReading,
  type TableRow,
  TITLE_ROWS_MAX,
  tableRow,
} from "./table.ts";
import type { OpenZip } from "./zip-entries.ts";

/*
 * Reads the cells of an Excel workbook (ECMA-376), of which a catalogue needs little: the texts and numbers
 * of its sheets as they are stored. A formula is not evaluated, and nothing outside the file is opened.
 */

const WORKBOOK = "xl/workbook.xml";
/** An XML file within the workbook; several times a CSV of the same content. */
const PART_MAX_BYTES = 400 * 1024 * 1024;
/** The columns of Excel, A to XFD. */
const COLUMNS_MAX = 16_384;

export function isWorkbook({ names }: OpenZip): boolean {
  return names.includes(WORKBOOK);
}

/** Opens the sheet with the likeliest headings; undefined if no sheet has a row. */
export async function openXlsxTable<Column>(
  zip: OpenZip,
  reading: TableReading<Column>,
): Promise<Table<Column> | undefined> {
  const texts = await readSharedTexts(zip);
  const found: (Sheet & { headings: Headings<Column>; hasRows: boolean })[] = [];
  for (const sheet of await sheetsOf(zip)) {
    const rows = await firstRows(zip, sheet.part, texts);
    const headings = findHeadings(rows, reading.read);
    if (headings) found.push({ ...sheet, headings, hasRows: rows.at(-1)?.row !== headings.row });
  }
  const headings = mostLikely(found.map((sheet) => sheet.headings));
  const best = found.find((sheet) => sheet.headings === headings);
  if (!headings || !best) return undefined;
  return {
    headings,
    rows: () => rowsBelow(readSheet(zip, best.part, texts), headings, reading),
    unreadSheets: found
      .filter((sheet) => sheet !== best && sheet.hasRows && hasColumnsOf(sheet.headings, headings))
      .map(({ name }) => name),
  };
}

/** Whether at least half of the columns of one table are in another: it holds more of the same. */
function hasColumnsOf<Column>(other: Headings<Column>, { columns }: Headings<Column>): boolean {
  const shared = [...columns.keys()].filter((column) => other.columns.has(column));
  return shared.length * 2 >= columns.size;
}

async function* rowsBelow<Column>(
  rows: AsyncIterable<RawRow>,
  headings: Headings<Column>,
  { rowsMax, tooManyRows }: TableReading<Column>,
): AsyncGenerator<TableRow<Column> | BrokenRow> {
  for await (const read of rows) {
    if (read.row > rowsMax) {
      yield { row: read.row, problem: tooManyRows };
      return;
    }
    if (read.row > headings.row && !isBlankRow(read)) yield tableRow(read, headings);
  }
}

async function firstRows(zip: OpenZip, sheet: string, texts: readonly string[]): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const row of readSheet(zip, sheet, texts)) {
    if (!isBlankRow(row)) rows.push(row);
    if (rows.length >= TITLE_ROWS_MAX) break;
  }
  return rows;
}

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

interface XmlEvents {
  open?: (tag: Tag) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Parses a part of the workbook; yields after each chunk. Names are without their namespace's prefix. */
async function* parseXml(zip: OpenZip, part: string, events: XmlEvents): AsyncGenerator<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.open?.({ name: plainTag(name), attributes }),
      ontext: (text) => events.text?.(text),
      onclosetag: (name) => events.close?.(plainTag(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new StringDecoder("utf8");
  for await (const chunk of zip.read(part, PART_MAX_BYTES)) {
    parser.write(decoder.write(chunk));
    yield;
  }
  parser.end(decoder.end());
  yield;
}

const plainTag = (name: string): string => name.slice(name.indexOf(":") + 1);

interface Sheet {
  /** As its tab says it. */
  name: string;
  /** Its path within the workbook. */
  part: string;
}

/** The sheets in the order of their tabs. */
async function sheetsOf(zip: OpenZip): Promise<Sheet[]> {
  const targets = new Map<string, string>();
  const relations = parseXml(zip, "xl/_rels/workbook.xml.rels", {
    open: ({ name, attributes: { Id = "", Target = "" } }) => {
      if (name === "Relationship") targets.set(Id, Target);
    },
  });
  for await (const _ of relations);
  const sheets: Sheet[] = [];
  const workbook = parseXml(zip, WORKBOOK, {
    open: ({ name, attributes }) => {
      if (name !== "sheet") return;
      const [, id = ""] = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key)) ?? [];
      const target = targets.get(id) ?? "";
      const part = target.startsWith("/") ? target.slice(1) : posix.join("xl", target);
      sheets.push({ name: attributes.name ?? "", part });
    },
  });
  for await (const _ of workbook);
  return sheets;
}

/** The texts that cells of type "s" name by number. */
async function readSharedTexts(zip: OpenZip): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let isText = false;
  let phonetic = 0;
  const parts = parseXml(zip, "xl/sharedStrings.xml", {
    open: ({ name }) => {
      if (name === "si") text = "";
      if (name === "rPh") phonetic += 1;
      isText = name === "t" && phonetic === 0;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      isText = false;
      if (name === "rPh") phonetic -= 1;
      if (name === "si") texts.push(unescaped(text));
    },
  });
  for await (const _ of parts);
  return texts;
}

/** Excel writes control characters as _x000D_. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function* readSheet(zip: OpenZip, sheet: string, texts: readonly string[]): AsyncGenerator<RawRow> {
  const reader = new SheetReader(texts);
  for await (const _ of parseXml(zip, sheet, reader)) yield* reader.take();
}

class SheetReader implements XmlEvents {
  readonly #texts: readonly string[];
  #finished: RawRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #column = 0;
  #type = "";
  #value = "";
  #isValue = false;
  #isFormula = false;
  #unvalued: number[] = [];

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  take(): RawRow[] {
    return this.#finished.splice(0);
  }

  open = ({ name, attributes }: Tag): void => {
    if (name === "row") {
      this.#row = Number(attributes.r) || this.#row + 1;
      this.#cells = [];
      this.#unvalued = [];
      this.#column = -1;
    } else if (name === "c") {
      this.#column = columnOf(attributes.r) ?? this.#column + 1;
      this.#type = attributes.t ?? "";
      this.#value = "";
      this.#isFormula = false;
    } else if (name === "f") this.#isFormula = true;
    // A formula (f) stands beside its last value (v).
    this.#isValue = name === "v" || (name === "t" && this.#type === "inlineStr");
  };

  text = (text: string): void => {
    if (this.#isValue) this.#value += text;
  };

  close = (name: string): void => {
    this.#isValue = false;
    if (name === "c" && this.#column < COLUMNS_MAX) {
      while (this.#cells.length < this.#column) this.#cells.push("");
      this.#cells[this.#column] = this.#cellText();
      // A formula whose value is a blank text has the type "str".
      if (this.#isFormula && this.#value === "" && this.#type !== "str") this.#unvalued.push(this.#column);
    } else if (name === "row") {
      this.#finished.push({ row: this.#row, cells: this.#cells, unvalued: this.#unvalued });
    }
  };

  #cellText(): string {
    switch (this.#type) {
      case "s":
        return this.#texts[Number(this.#value)] ?? "";
      case "b":
        return this.#value === "1" ? "true" : "false";
      case "":
      case "n":
        return numberText(this.#value);
      default:
        return unescaped(this.#value);
    }
  }
}

/** Excel stores 1299.1 as 1299.0999999999999: fifteen digits are what it shows. */
function numberText(value: string): string {
  const number = Number(value);
  if (value === "" || !Number.isFinite(number)) return value;
  return String(Number(number.toPrecision(15)));
}

/** The column of a reference such as "C5", counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
