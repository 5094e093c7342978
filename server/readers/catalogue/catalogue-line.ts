import { createHash } from "node:crypto";
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { ITEMS_MAX, TAGS_MAX } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { type CatalogueLine, catalogueLineSchema } from "#contract/outfit/outfit-input.ts";
import { type FileLine, LINE_MAX_BYTES } from "./catalogue-file.ts";

/** A line that satisfies the schema. */
export interface ValidLine {
  line: number;
  outfit: CatalogueLine;
}

/** One outfit of a catalogue file, valid or refused; undefined for a blank line. */
export type CatalogueEntry = ValidLine | RefusedLine | undefined;

/** Reads the outfits of a JSON Lines catalogue, of at most `linesMax` lines. */
export async function* readJsonLines(
  lines: AsyncIterable<FileLine>,
  linesMax = Number.POSITIVE_INFINITY,
): AsyncGenerator<CatalogueEntry> {
  for await (const line of lines) {
    if (line.number > linesMax) {
      yield { line: line.number, reason: IMPORT_MESSAGES.tooManyLines };
      return;
    }
    yield readCatalogueLine(line);
  }
}

function readCatalogueLine({ number: line, bytes }: FileLine): CatalogueEntry {
  if (bytes === undefined)
    return { line, reason: `The line is longer than ${LINE_MAX_BYTES / 1024 / 1024} MiB` };
  const text = decode(bytes);
  if (text === undefined) return { line, reason: "The line is not UTF-8 text" };
  if (text.trim() === "") return undefined;
  const json = parseJson(text);
  if ("problem" in json) return { line, reason: `The line is not JSON (${json.problem})` };
  if (typeof json.value !== "object" || json.value === null || Array.isArray(json.value)) {
    return { line, reason: "The line is not a JSON object" };
  }
  const fields = json.value as Record<string, unknown>;
  const overlong = LISTS.find(({ field, max }) => lengthOf(fields[field]) > max);
  if (overlong) return { line, field: overlong.field, reason: overlong.reason };
  const { data, error } = catalogueLineSchema.safeParse(json.value);
  if (data) return { line, outfit: data };
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  const found = path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown>)?.[step],
    json.value,
  );
  return {
    line,
    field: fieldName(path),
    reason: issue?.message ?? "The line is not an outfit",
    ...(["string", "number", "boolean"].includes(typeof found) && found !== ""
      ? { found: shownValue(found) }
      : {}),
  };
}

/** Looked at before the schema, which checks each element of a list before its length. */
const LISTS = [
  { field: "items", max: ITEMS_MAX, reason: OUTFIT_FORM_MESSAGES.tooManyItems },
  { field: "tags", max: TAGS_MAX, reason: OUTFIT_FORM_MESSAGES.tooManyTags },
];

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

const SHOWN_MAX_LENGTH = 60;

/** The beginning of a value that is refused, for the person who has to find it. */
export function shownValue(value: unknown): string {
  const text = String(value).trim();
  const shown = text.length > SHOWN_MAX_LENGTH ? `${text.slice(0, SHOWN_MAX_LENGTH)}…` : text;
  return storableText(shown).trim();
}

/** PostgreSQL stores neither NUL nor half a character, which a cut can leave. */
function storableText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, " ");
}

/**
 * Returns the SHA-256 of a line's content in hex. It identifies the same line at any position and with any
 * spacing or member order. Stored keys depend on the member order below. Role, match and spot are no part of
 * it: they describe an item, and an export of a release without them names the same outfits.
 */
export function lineKey(outfit: CatalogueLine): string {
  const content = [
    outfit.category,
    outfit.section,
    outfit.type,
    outfit.rateLook,
    outfit.tags,
    outfit.description,
    outfit.isActive,
    outfit.image ?? null,
    outfit.items.map(({ sourceName, itemName, itemPrice, itemLink }) => [
      sourceName,
      itemName,
      itemPrice,
      itemLink,
    ]),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
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
