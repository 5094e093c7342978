import { createHash } from "node:crypto";
import type { RefusedLine } from "#contract/catalogue-file.ts";
import { type CatalogueLine, catalogueLineSchema } from "#contract/outfit-input.ts";
import { type FileLine, LINE_MAX_BYTES } from "./catalogue-file.ts";

/** A line that satisfies the schema. */
export interface ValidLine {
  line: number;
  outfit: CatalogueLine;
}

/** One outfit of a catalogue file, valid or refused; undefined for a blank line. */
export type CatalogueEntry = ValidLine | RefusedLine | undefined;

/** Reads the outfits of a JSON Lines catalogue. */
export async function* readJsonLines(lines: AsyncIterable<FileLine>): AsyncGenerator<CatalogueEntry> {
  for await (const line of lines) yield readCatalogueLine(line);
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
  const { data, error } = catalogueLineSchema.safeParse(json.value);
  if (data) return { line, outfit: data };
  const [issue] = error.issues;
  return { line, field: fieldName(issue?.path ?? []), reason: issue?.message ?? "The line is not an outfit" };
}

/**
 * Returns the SHA-256 of a line's content in hex. It identifies the same line at any position and with any spacing or member order.
 * Stored keys depend on the member order below. Role, match and spot are no part of it: they describe an item, and an export of a release
 * without them names the same outfits.
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
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index > 0 ? "." : ""}${String(step)}`))
    .join("");
}
