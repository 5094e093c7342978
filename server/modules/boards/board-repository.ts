import { and, count, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { BOARD_COVERS, type BoardPageQuery, DEFAULT_BOARD_NAME } from "#contract/boards/boards.ts";
import type { Database } from "#server/db/database.ts";
import { boardOutfits, boards, savedOutfits } from "#server/db/schema/boards.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { outfitSelection } from "#server/modules/outfits/outfit-selection.ts";
import { nameKeyOf } from "./name-key.ts";

export interface BoardKey {
  userId: string;
  boardId: string;
}

export type BoardRecord = typeof boards.$inferSelect;

export const ownBoard = ({ userId, boardId }: BoardKey) =>
  and(eq(boards.id, boardId), eq(boards.userId, userId));

export async function ensureDefaultBoard(tx: Database, userId: string): Promise<void> {
  const name = DEFAULT_BOARD_NAME;
  await tx
    .insert(boards)
    .values({ userId, name, nameKey: nameKeyOf(name), isDefault: true })
    .onConflictDoNothing();
}

export async function findDefaultBoardId(database: Database, userId: string): Promise<string | undefined> {
  const [board] = await database
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.userId, userId), boards.isDefault));
  return board?.id;
}

export async function findBoards(database: Database, userId: string): Promise<BoardRecord[]> {
  return database
    .select()
    .from(boards)
    .where(eq(boards.userId, userId))
    .orderBy(desc(boards.isDefault), desc(boards.createdAt), desc(boards.id));
}

export async function findOwnBoard(database: Database, key: BoardKey): Promise<BoardRecord | undefined> {
  const [board] = await database.select().from(boards).where(ownBoard(key));
  return board;
}

export async function findReadableBoard(database: Database, boardId: string, readerId: string | undefined) {
  const [board] = await database
    .select({ ...getTableColumns(boards), ownerName: users.username })
    .from(boards)
    .innerJoin(users, eq(boards.userId, users.id))
    .where(
      and(eq(boards.id, boardId), or(boards.isPublic, readerId ? eq(boards.userId, readerId) : undefined)),
    );
  return board;
}

/** Counts the outfits of each board: all for its owner, the available ones for others. */
export async function countOutfits(
  database: Database,
  boardIds: readonly string[],
  { isOwn }: { isOwn: boolean },
): Promise<Map<string, number>> {
  if (boardIds.length === 0) return new Map();
  const counted = await database
    .select({ boardId: boardOutfits.boardId, outfits: count() })
    .from(boardOutfits)
    .innerJoin(outfits, eq(boardOutfits.outfitId, outfits.id))
    .where(and(inArray(boardOutfits.boardId, [...boardIds]), shownTo(isOwn)))
    .groupBy(boardOutfits.boardId);
  return new Map(counted.map((row) => [row.boardId, row.outfits]));
}

export async function findCovers(database: Database, boardIds: readonly string[]) {
  if (boardIds.length === 0) return [];
  const first = database
    .select({ mediaId: outfits.mediaId, position: boardOutfits.position })
    .from(boardOutfits)
    .innerJoin(outfits, eq(boardOutfits.outfitId, outfits.id))
    .where(and(eq(boardOutfits.boardId, boards.id), eq(outfits.isActive, true)))
    .orderBy(desc(boardOutfits.position))
    .limit(BOARD_COVERS)
    .as("first");
  return database
    .select({
      boardId: boards.id,
      mediaId: first.mediaId,
      imageWidth: media.width,
      imageHeight: media.height,
      imagePlaceholder: media.placeholder,
    })
    .from(boards)
    .crossJoinLateral(first)
    .innerJoin(media, eq(first.mediaId, media.id))
    .where(inArray(boards.id, [...boardIds]))
    .orderBy(boards.id, desc(first.position));
}

export type CoverRecord = Awaited<ReturnType<typeof findCovers>>[number];

/** A page of a board's outfits in its order: all for its owner, the available ones for others. */
export async function findBoardOutfits(
  database: Database,
  boardId: string,
  { isOwn, startIndex, limit }: BoardPageQuery & { isOwn: boolean },
) {
  return database
    .select(outfitSelection)
    .from(boardOutfits)
    .innerJoin(outfits, eq(boardOutfits.outfitId, outfits.id))
    .innerJoin(media, eq(outfits.mediaId, media.id))
    .where(and(eq(boardOutfits.boardId, boardId), shownTo(isOwn)))
    .orderBy(desc(boardOutfits.position))
    .limit(limit)
    .offset(startIndex);
}

export async function findOutfitIds(
  database: Database,
  boardId: string,
  { isOwn }: { isOwn: boolean },
): Promise<string[]> {
  const found = await database
    .select({ id: boardOutfits.outfitId })
    .from(boardOutfits)
    .innerJoin(outfits, eq(boardOutfits.outfitId, outfits.id))
    .where(and(eq(boardOutfits.boardId, boardId), shownTo(isOwn)))
    .orderBy(desc(boardOutfits.position));
  return found.map(({ id }) => id);
}

export async function findBoardsWith(
  database: Database,
  userId: string,
  outfitId: string,
): Promise<Set<string>> {
  const found = await database
    .select({ id: boards.id })
    .from(boards)
    .innerJoin(boardOutfits, eq(boardOutfits.boardId, boards.id))
    .where(and(eq(boards.userId, userId), eq(boardOutfits.outfitId, outfitId)));
  return new Set(found.map(({ id }) => id));
}

export async function findSavedOutfitIds(database: Database, userId: string): Promise<string[]> {
  const found = await database
    .select({ id: savedOutfits.outfitId })
    .from(savedOutfits)
    .where(eq(savedOutfits.userId, userId))
    .orderBy(desc(savedOutfits.savedAt), desc(savedOutfits.outfitId));
  return found.map(({ id }) => id);
}

export async function findPublicBoardIds(database: Database, userId: string): Promise<string[]> {
  const found = await database
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.userId, userId), boards.isPublic));
  return found.map(({ id }) => id);
}

function shownTo(isOwn: boolean): SQL | undefined {
  return isOwn ? undefined : sql`${outfits.isActive}`;
}
