import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";

/** A ZIP of files by their names. */
export async function zipOf(
  files: Record<string, string | Buffer>,
  { modes = {}, comment = "" }: { modes?: Record<string, number>; comment?: string } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    const mode = modes[name];
    const compress = content.length > 0;
    const options = { compress, fileComment: comment };
    zip.addBuffer(Buffer.from(content), name, mode === undefined ? options : { ...options, mode });
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The ZIP with one of its texts changed. */
export async function edited(zip: Buffer, name: string, change: (text: string) => string): Promise<Buffer> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of opened.eachEntry()) {
    const content = await text(await opened.openReadStreamPromise(entry));
    files[entry.fileName] = entry.fileName === name ? change(content) : content;
  }
  return zipOf(files);
}

interface WorkbookOptions {
  /** Whether texts are shared by number, as Excel writes them, or stand in their cells. */
  isShared?: boolean;
  /** The prefix of all names, as some programs write them. */
  prefix?: string;
}

export type Cell = string | number | boolean;

/** An XLSX with sheets of rows; a number is stored as such. */
export async function workbookOf(
  sheets: readonly (readonly (readonly Cell[])[])[],
  { isShared = true, prefix = "" }: WorkbookOptions = {},
): Promise<Buffer> {
  const texts: string[] = [];
  const cellOf = (cell: Cell, reference: string) => {
    if (cell === "") return "";
    if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === "boolean") return `<c r="${reference}" t="b"><v>${Number(cell)}</v></c>`;
    if (!isShared) return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    texts.push(cell);
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const sheetXml = sheets.map((rows) => {
    const all = rows.map((cells, row) => {
      const inRow = cells.map((cell, column) => cellOf(cell, `${columnName(column)}${row + 1}`));
      return `<row r="${row + 1}">${inRow.join("")}</row>`;
    });
    return `<worksheet><sheetData>${all.join("")}</sheetData></worksheet>`;
  });
  const half = (text: string) => Math.ceil(text.length / 2);
  const shared = texts.map((text) => {
    // Formatted parts of a text stand in runs of their own.
    const runs = [text.slice(0, half(text)), text.slice(half(text))].map(
      (run) => `<r><t xml:space="preserve">${escaped(run)}</t></r>`,
    );
    return `<si>${runs.join("")}<rPh><t>reading</t></rPh></si>`;
  });
  const prefixed = (xml: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>${prefix ? xml.replace(/<(\/?)/g, `<$1${prefix}:`) : xml}`;
  return zipOf({
    "xl/workbook.xml": prefixed(
      `<workbook xmlns:r="r"><sheets>${sheets.map((_, at) => `<sheet name="S${at}" r:id="rId${at}"/>`).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": prefixed(
      `<Relationships>${sheets.map((_, at) => `<Relationship Id="rId${at}" Target="${at % 2 ? "/xl/" : ""}worksheets/sheet${at}.xml"/>`).join("")}</Relationships>`,
    ),
    "xl/sharedStrings.xml": prefixed(`<sst>${shared.join("")}</sst>`),
    ...Object.fromEntries(sheetXml.map((xml, at) => [`xl/worksheets/sheet${at}.xml`, prefixed(xml)])),
  });
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) =>
      sign === "\n" || sign === "\t" ? sign : `_x${sign.charCodeAt(0).toString(16).padStart(4, "0")}_`,
    )
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;");
}
