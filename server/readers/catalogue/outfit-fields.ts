import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { ITEM_MATCHES, ITEM_ROLES } from "#contract/outfit/item-styling.ts";
import {
  type CatalogueLine,
  type CataloguePatch,
  catalogueLineSchema,
  cataloguePatchSchema,
} from "#contract/outfit/outfit-input.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { type DecimalMark, isAmbiguousPrice, readRupees } from "#contract/values/price-text.ts";
import { cellNumber, cellTruth, splitTags } from "./csv-cell.ts";

/** An outfit of a file, of which some values may still be texts; a spreadsheet's all are. */
export type OutfitFields = Record<string, unknown>;

export interface FieldMistake {
  path: PropertyKey[];
  reason: string;
  /** The value that is refused, if it can be shown. */
  found: string | undefined;
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Mistakes named of one outfit; an outfit with more has another problem. */
const MISTAKES_MAX = 20;

type ReadFields =
  | { patch: CataloguePatch; outfit: CatalogueLine | undefined; lacks: FieldMistake[] }
  | { mistakes: FieldMistake[] };

/**
 * Reads the values of an outfit as people write them, and checks them. Results in all its mistakes, or in the
 * outfit; one with an id may lack what the shop knows of it.
 */
export function readOutfitFields(fields: OutfitFields, decimalMark?: DecimalMark): ReadFields {
  const tidy = tidyOutfit(fields, decimalMark);
  const failed = failedFormulas(tidy);
  const read = checkFields(fields, tidy);
  if (failed.length === 0) return read;
  return { mistakes: [...failed, ...("mistakes" in read ? read.mistakes : [])].slice(0, MISTAKES_MAX) };
}

function checkFields(fields: OutfitFields, tidy: OutfitFields): ReadFields {
  const whole = catalogueLineSchema.safeParse(tidy);
  if (whole.success) {
    return { patch: givenFields(tidy, whole.data), outfit: withoutEmpty(whole.data), lacks: [] };
  }
  const lacks = mistakesOf(fields, whole.error.issues);
  if (tidy.id === undefined) return { mistakes: lacks };
  const patch = cataloguePatchSchema.safeParse(tidy);
  if (patch.success) return { patch: givenFields(tidy, patch.data), outfit: undefined, lacks };
  return { mistakes: mistakesOf(fields, patch.error.issues) };
}

/** A new outfit has nothing that could be emptied. */
function withoutEmpty(outfit: CatalogueLine): CatalogueLine {
  const filled = <T extends object>(fields: T): T =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as T;
  return { ...filled(outfit), items: outfit.items.map(filled) };
}

/** The parsed fields without those that only a default filled. */
function givenFields(tidy: OutfitFields, parsed: CataloguePatch): CataloguePatch {
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => tidy[name] !== undefined));
}

function mistakesOf(fields: OutfitFields, issues: readonly Issue[]): FieldMistake[] {
  return issues.slice(0, MISTAKES_MAX).map(({ path, message }) => {
    const value = path.reduce<unknown>(
      (part, step) => (part as OutfitFields | null)?.[step as string],
      fields,
    );
    const found = shownFound(value);
    const isAmbiguous = path.at(-1) === "itemPrice" && isAmbiguousPrice(found ?? "");
    return { path, reason: isAmbiguous ? IMPORT_MESSAGES.priceAmbiguous : message, found };
  });
}

/** Texts in which letters were replaced by question marks, which some programs write for other scripts. */
export function lostLetters({
  description,
  tags = [],
  items = [],
}: CataloguePatch): Omit<RefusedLine, "line">[] {
  const texts = [
    ["description", description],
    ...tags.map((tag) => ["tags", tag]),
    ...items.flatMap(({ itemName, sourceName }) => [
      ["itemName", itemName],
      ["sourceName", sourceName],
    ]),
  ] as const;
  return texts
    .filter(([, text = ""]) => LOST_LETTERS.test(text))
    .map(([field = "", text]) => ({
      field,
      reason: IMPORT_MESSAGES.lostLetters,
      found: shownValue(text),
    }));
}

const LOST_LETTERS = /(?:^|\s)\?{2,}(?=\s|$)|\ufffd/;

/** Texts that a spreadsheet writes in place of a value; any other field is refused for its form. */
function failedFormulas({ description, tags, items }: OutfitFields): FieldMistake[] {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const texts: [PropertyKey[], unknown][] = [
    [["description"], description],
    ...list(tags).map((tag, index): [PropertyKey[], unknown] => [["tags", index], tag]),
    ...list(items).flatMap((item, index) =>
      (["itemName", "sourceName"] as const).map((field): [PropertyKey[], unknown] => [
        ["items", index, field],
        (item as OutfitFields | null)?.[field],
      ]),
    ),
  ];
  return texts.flatMap(([path, text]) =>
    typeof text === "string" && FORMULA_ERROR.test(text.trim())
      ? [{ path, reason: IMPORT_MESSAGES.formulaFailed, found: shownFound(text) }]
      : [],
  );
}

const FORMULA_ERROR = /^#(?:N\/A|NAME\?|(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|ERROR)!)$/i;

function tidyOutfit(fields: OutfitFields, decimalMark: DecimalMark | undefined): OutfitFields {
  const outfit = withoutNulls(fields);
  const { tags, items } = outfit;
  return {
    ...outfit,
    category: wordOf(CATEGORIES, outfit.category),
    section: wordOf(SECTIONS, outfit.section),
    type: wordOf(OUTFIT_TYPES, outfit.type),
    rateLook: outfit.rateLook === "" ? 0 : readText(outfit.rateLook, cellNumber),
    publishAt: outfit.publishAt === "" ? null : outfit.publishAt,
    tags: readText(tags, splitTags),
    isActive: readText(outfit.isActive, cellTruth),
    items: Array.isArray(items) ? items.map((item: unknown) => tidyItem(item, decimalMark)) : items,
  };
}

function tidyItem(item: unknown, decimalMark: DecimalMark | undefined): unknown {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  const fields = withoutNulls(item as OutfitFields);
  const { spot } = fields;
  return {
    ...fields,
    itemPrice: readText(fields.itemPrice, (text) => readRupees(text, decimalMark) ?? text),
    role: wordOf(ITEM_ROLES, fields.role),
    match: wordOf(ITEM_MATCHES, fields.match),
    spot:
      spot === ""
        ? null
        : typeof spot === "object" && spot !== null
          ? Object.fromEntries(
              Object.entries(spot).map(([axis, share]) => [axis, readText(share, cellNumber)]),
            )
          : spot,
  };
}

function withoutNulls(fields: OutfitFields): OutfitFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** The shop's word, written in any case. Returns any other value unchanged, for the schema to refuse. */
function wordOf(words: readonly string[], value: unknown): unknown {
  if (typeof value !== "string") return value;
  const wanted = value.trim().toLowerCase();
  return words.find((word) => word.toLowerCase() === wanted) ?? value;
}

function readText(value: unknown, read: (text: string) => unknown): unknown {
  return typeof value === "string" ? read(value.trim()) : value;
}

function shownFound(value: unknown): string | undefined {
  const isShown = ["string", "number", "boolean"].includes(typeof value);
  return isShown ? shownValue(value) || undefined : undefined;
}

const SHOWN_MAX_LENGTH = 60;

/** The beginning of a value that is refused, for the person who has to find it. */
export function shownValue(value: unknown): string {
  const text = String(value).trim();
  const shown = text.length > SHOWN_MAX_LENGTH ? `${text.slice(0, SHOWN_MAX_LENGTH)}…` : text;
  return storableText(shown).trim();
}

/** PostgreSQL stores neither NUL nor half a character, which a cut can leave. */
export function storableText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, " ");
}
