import { randomUUID } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { outfitColumns } from "#server/modules/outfits/editor/outfit-row.ts";
import { wordsOf } from "#server/modules/outfits/search/outfit-tokens.ts";
import { generatedComments, generatedLikes, generatedOutfit, generatedViews } from "./generate-outfits.ts";

const MINUTE_MS = 60_000;

const outfitRow = withColumnNames(outfits);
const itemRow = withColumnNames(outfitItems);

/** Rows of tables as JSON, with the names of columns, and the search words of the outfits. */
export interface GeneratedRows {
  outfits: object[];
  items: object[];
  words: Set<string>;
}

/**
 * The rows of the outfits from one number up to another, as an import would store them; a higher number is
 * an older outfit.
 */
export function generatedRows(first: number, end: number, mediaId: string, now: number): GeneratedRows {
  const rows: GeneratedRows = { outfits: [], items: [], words: new Set() };
  for (let number = first; number < end; number += 1) {
    const input = generatedOutfit(number);
    const { outfit, items } = outfitColumns(input, []);
    const id = randomUUID();
    const createdAt = new Date(now - number * MINUTE_MS);
    rows.outfits.push(
      outfitRow({
        ...outfit,
        id,
        mediaId,
        createdAt,
        updatedAt: createdAt,
        isActive: true,
        likeCount: generatedLikes(number),
        commentCount: generatedComments(number),
        viewCount: generatedViews(number),
      }),
    );
    for (const item of items) {
      rows.items.push(itemRow({ ...item, id: randomUUID(), outfitId: id }));
    }
    for (const word of wordsOf(input)) rows.words.add(word);
  }
  return rows;
}

/** Renames the properties of a value to the names of a table's columns. */
function withColumnNames(table: PgTable) {
  const columns = getTableColumns(table);
  return (values: Record<string, unknown>): object =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [columns[name]?.name ?? name, value]));
}
