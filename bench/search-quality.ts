import { readFileSync } from "node:fs";
import { z } from "zod";
import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import { outfitListQuerySchema } from "#contract/outfit/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import { findActiveOutfits } from "#server/modules/outfits/list/outfit-list-repository.ts";

/** What an outfit must be for a search; patterns are for whole words, in any case. */
const fitSchema = z.strictObject({
  section: z.string().optional(),
  /** The outfit's category is one of these, or its text has the pattern of `orText`. */
  categories: z.array(z.string()).optional(),
  orText: z.string().optional(),
  /** One item has this name and, where given, this colour or material, source and price. */
  item: z.string().optional(),
  describedAs: z.string().optional(),
  source: z.string().optional(),
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
});
type Fit = z.infer<typeof fitSchema>;

const lineSchema = z.strictObject({
  class: z.string(),
  search: z.string(),
  /** Absent where nothing must be found. */
  fits: fitSchema.optional(),
});
export type JudgedSearch = z.infer<typeof lineSchema>;

export function readJudgedSearches(): JudgedSearch[] {
  const text = readFileSync(new URL("search-queries.jsonl", import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

/** Whether an outfit is what a search asked for. */
export function fits(outfit: OutfitInput, wanted: Fit): boolean {
  const text = [
    outfit.category,
    outfit.description,
    ...outfit.tags,
    ...outfit.items.flatMap(({ itemName, sourceName }) => [itemName, sourceName]),
  ].join(" | ");
  const isItem = wanted.item ?? wanted.source;
  const total = outfit.items.reduce((sum, { itemPrice }) => sum + itemPrice, 0);
  return (
    (!wanted.section || outfit.section === wanted.section) &&
    (!wanted.categories ||
      wanted.categories.includes(outfit.category) ||
      (wanted.orText !== undefined && has(text, wanted.orText))) &&
    (isItem
      ? outfit.items.some((item) => isWantedItem(item, wanted))
      : isInBand(total, wanted) &&
        (!wanted.describedAs || outfit.items.some(({ itemName }) => has(itemName, wanted.describedAs))))
  );
}

function isWantedItem(
  { itemName, sourceName, itemPrice }: OutfitInput["items"][number],
  wanted: Fit,
): boolean {
  return (
    (!wanted.item || has(itemName, wanted.item)) &&
    (!wanted.describedAs || has(itemName, wanted.describedAs)) &&
    (!wanted.source || has(`${sourceName} ${itemName}`, wanted.source)) &&
    isInBand(itemPrice, wanted)
  );
}

const isInBand = (price: number, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Fit) =>
  price >= minPrice && price <= maxPrice;

function has(text: string, pattern = ""): boolean {
  return new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, "i").test(text);
}

export interface Judgement {
  class: string;
  search: string;
  /** Good results among the first three; undefined where the catalogue has no outfit that fits. */
  share: number | undefined;
}

/** Runs a search and judges its first three results. */
export async function judge(
  database: Database,
  catalogue: ReadonlyMap<string, OutfitInput>,
  { class: name, search, fits: wanted }: JudgedSearch,
): Promise<Judgement> {
  const query = outfitListQuerySchema.parse({ searchTerm: search, limit: "3" });
  const page = await findActiveOutfits(database, query);
  const shown = page.found.flatMap(({ id }) => catalogue.get(id) ?? []);
  if (!wanted) return { class: name, search, share: shown.length === 0 ? 1 : 0 };
  const good = shown.filter((outfit) => fits(outfit, wanted)).length;
  if (good === 0 && ![...catalogue.values()].some((outfit) => fits(outfit, wanted))) {
    return { class: name, search, share: undefined };
  }
  return { class: name, search, share: shown.length === 0 ? 0 : good / shown.length };
}
