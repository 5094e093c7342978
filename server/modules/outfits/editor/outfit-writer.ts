import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { findPictureColours } from "#server/modules/media/media-repository.ts";
import { outfitColumns } from "./outfit-row.ts";

/** An outfit to store: the input and what the shop adds. */
export interface NewOutfit {
  input: OutfitInput;
  mediaId: string;
  /** Generated if absent. */
  id?: string;
  isActive: boolean;
  /** When an inactive outfit is to be activated. */
  publishAt?: Date | null | undefined;
  createdAt?: Date;
  viewCount?: number;
  /** Digest of an imported line; a second outfit with the same key is not stored. */
  importKey?: string;
  /** The import that brought the outfit, so that it can be undone. */
  importId?: string;
  /** The person who styled it, null for a former member; absent for a look of the shop. */
  stylistId?: string | null | undefined;
}

/** PostgreSQL allows 65,535 parameters per statement; the widest row here has 19. */
const ROWS_PER_STATEMENT = 1_000;

/**
 * Stores outfits with their items, all or none; `registerWordsOf` has added their words. Returns their ids in
 * the given order, undefined for an outfit that an earlier import has stored.
 */
export async function insertOutfits(
  database: Database,
  newOutfits: readonly NewOutfit[],
): Promise<(string | undefined)[]> {
  const colours = await findPictureColours(
    database,
    newOutfits.map(({ mediaId }) => mediaId),
  );
  const prepared = newOutfits.map((outfit) => ({
    outfit,
    columns: outfitColumns(outfit.input, colours.get(outfit.mediaId) ?? []),
    id: outfit.id ?? crypto.randomUUID(),
  }));
  return database.transaction(async (tx) => {
    const stored = new Set<string>();
    for (const chunk of chunksOf(prepared, ROWS_PER_STATEMENT)) {
      const rows = chunk.map(({ outfit, columns, id }) => ({
        ...columns.outfit,
        id,
        mediaId: outfit.mediaId,
        isActive: outfit.isActive,
        publishAt: outfit.publishAt ?? null,
        viewCount: outfit.viewCount ?? 0,
        importKey: outfit.importKey ?? null,
        importId: outfit.importId ?? null,
        stylistId: outfit.stylistId ?? null,
        isStyled: outfit.stylistId !== undefined,
        ...(outfit.createdAt ? { createdAt: outfit.createdAt, updatedAt: outfit.createdAt } : {}),
      }));
      const inserted = await tx
        .insert(outfits)
        .values(rows)
        .onConflictDoNothing({ target: outfits.importKey })
        .returning({ id: outfits.id });
      for (const { id } of inserted) stored.add(id);
    }
    const items = prepared
      .filter(({ id }) => stored.has(id))
      .flatMap(({ columns, id }) => columns.items.map((item) => ({ ...item, outfitId: id })));
    for (const chunk of chunksOf(items, ROWS_PER_STATEMENT)) await tx.insert(outfitItems).values(chunk);
    return prepared.map(({ id }) => (stored.has(id) ? id : undefined));
  });
}

function* chunksOf<T>(values: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
