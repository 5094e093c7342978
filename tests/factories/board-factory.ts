import { inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { boardOutfits, boards, savedOutfits } from "#server/db/schema/boards.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { nameKeyOf } from "#server/modules/boards/name-key.ts";

interface BoardValues {
  userId: string;
  name?: string;
  isPublic?: boolean;
  /** In the order of the board; not saved by the user elsewhere. */
  outfitIds?: readonly string[];
}

/** Stores a board with outfits and their counters; returns its id. */
export async function createBoard(
  database: Database,
  { userId, name = "Weekend looks", isPublic = false, outfitIds = [] }: BoardValues,
): Promise<string> {
  const [board] = await database
    .insert(boards)
    .values({ userId, name, nameKey: nameKeyOf(name), isPublic })
    .returning({ id: boards.id });
  if (!board) throw new Error("The board was not stored");
  if (outfitIds.length === 0) return board.id;
  await database.insert(boardOutfits).values(
    outfitIds.map((outfitId, index) => ({
      ...{ boardId: board.id, outfitId },
      position: outfitIds.length - index,
    })),
  );
  await database.insert(savedOutfits).select((query) =>
    query
      .select({
        userId: sql`${userId}::uuid`.as("user_id"),
        outfitId: outfits.id,
        savedAt: sql`now()`.as("saved_at"),
        toldPricePaise: outfits.totalPricePaise,
        toldMissingLinks: sql`'{}'::uuid[]`.as("told_missing_links"),
      })
      .from(outfits)
      .where(inArray(outfits.id, [...outfitIds])),
  );
  await database
    .update(outfits)
    .set({ saveCount: sql`${outfits.saveCount} + 1` })
    .where(inArray(outfits.id, [...outfitIds]));
  return board.id;
}
