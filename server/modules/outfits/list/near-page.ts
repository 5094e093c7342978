import type { OutfitListQuery } from "#contract/outfit-list-query.ts";
import type { Database } from "#server/db/database.ts";
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import { listOrder } from "./list-order.ts";
import { walkedPage } from "./page-statements.ts";
import { preparedPage, unseen } from "./prepared-page.ts";

/** How far into a list people come who do not jump. */
const NEAR_OUTFITS = 100;
/** A shelf of one in two hundred outfits has its first page within so many; walking past them takes 0.2 ms. */
const WALKED_ENTRIES = 2_000;

/**
 * A page near the start of a list that nothing is searched for in, found by walking a short way: one statement that never needs planning anew.
 * Undefined where the page may be further, or the list be over: both take knowing how many the list has.
 */
export async function findNearPage(
  database: Database,
  query: OutfitListQuery,
): Promise<OutfitRecord[] | undefined> {
  const { startIndex: offset, limit, searchTerm, category, section, type } = query;
  if (offset + limit > NEAR_OUTFITS || searchTerm.trim() !== "") return undefined;
  const page = await statementFor(query)(database, { offset, limit, category, section, type });
  return page.length === limit ? page : undefined;
}

function statementFor(query: OutfitListQuery) {
  return preparedPage("near", query, (shelves) =>
    walkedPage(
      { shelves, order: listOrder(query), limit: unseen("limit", "int"), offset: unseen("offset", "int") },
      Object.keys(shelves).length > 0 ? WALKED_ENTRIES : NEAR_OUTFITS,
    ),
  );
}
