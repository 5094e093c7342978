import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { ITEMS_MAX, TAGS_MAX } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { type CatalogueEntry, refusedOutfit } from "./catalogue-entry.ts";
import { type FileLine, LINE_MAX_BYTES, type ListEnd, splitLines, splitList } from "./file-lines.ts";
import {
  type FieldMistake,
  lostLetters,
  type OutfitFields,
  readOutfitFields,
  storableText,
} from "./outfit-fields.ts";

/** Reads the outfits of JSON Lines, of at most `linesMax` lines. */
export async function* readJsonLines(
  chunks: AsyncIterable<Buffer>,
  linesMax: number,
): AsyncGenerator<CatalogueEntry> {
  for await (const line of splitLines(chunks)) {
    if (line.number > linesMax) {
      yield refusedOutfit({ line: line.number, reason: IMPORT_MESSAGES.tooManyLines });
      return;
    }
    const entry = readOutfit(line, "line");
    if (entry) yield entry;
  }
}

/** Reads the outfits of a JSON list, of at most `elementsMax` elements. */
export async function* readJsonList(
  chunks: AsyncIterable<Buffer>,
  elementsMax: number,
): AsyncGenerator<CatalogueEntry> {
  const end: ListEnd = { isOpen: true };
  let elements = 0;
  let line = 1;
  for await (const element of splitList(chunks, end)) {
    line = element.number;
    elements += 1;
    if (elements > elementsMax) {
      yield refusedOutfit({ line, reason: IMPORT_MESSAGES.tooManyLines });
      return;
    }
    const entry = readOutfit(element, "element");
    if (entry) yield entry;
  }
  if (end.isOpen) yield refusedOutfit({ line, reason: IMPORT_MESSAGES.listOpen });
}

/** Undefined for a blank line. */
function readOutfit({ number: line, bytes }: FileLine, what: "line" | "element"): CatalogueEntry | undefined {
  const refuse = (reason: string) => refusedOutfit({ line, reason: `The ${what} ${reason}` });
  if (bytes === undefined) return refuse(`is longer than ${LINE_MAX_BYTES / 1024 / 1024} MiB`);
  const text = decode(bytes);
  if (text === undefined) return refuse("is not UTF-8 text");
  if (text.trim() === "") return undefined;
  const json = parseJson(text);
  if ("problem" in json) return refuse(`is not JSON (${json.problem})`);
  if (typeof json.value !== "object" || json.value === null || Array.isArray(json.value)) {
    return refuse("is not a JSON object");
  }
  const fields = json.value as OutfitFields;
  const overlong = LISTS.find(({ field, max }) => lengthOf(fields[field]) > max);
  if (overlong) return refusedOutfit({ line, field: overlong.field, reason: overlong.reason });
  const read = readOutfitFields(fields);
  if ("patch" in read) {
    const warnings = lostLetters(read.patch).map((warning) => ({ line, ...warning }));
    const lacks = read.lacks.map((lack) => placed(lack, line));
    return { line, patch: read.patch, outfit: read.outfit, lacks, warnings };
  }
  return { line, mistakes: read.mistakes.map((mistake) => placed(mistake, line)) };
}

function placed({ path, reason, found }: FieldMistake, line: number): RefusedLine {
  return { line, field: fieldName(path), reason, ...(found === undefined ? {} : { found }) };
}

/** Looked at before the schema, which checks each element of a list before its length. */
const LISTS = [
  { field: "items", max: ITEMS_MAX, reason: OUTFIT_FORM_MESSAGES.tooManyItems },
  { field: "tags", max: TAGS_MAX, reason: OUTFIT_FORM_MESSAGES.tooManyTags },
];

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** Returns undefined if the bytes are not UTF-8. Drops a byte order mark. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // The message cites the line.
    return { problem: storableText(error instanceof Error ? error.message : String(error)) };
  }
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index > 0 ? "." : ""}${String(step)}`))
    .join("");
}
