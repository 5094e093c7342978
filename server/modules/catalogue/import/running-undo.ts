import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import type { pieceImports } from "#server/db/schema/pieces.ts";
import { tryLockUserShared } from "#server/modules/sessions/lock-order.ts";

/** The imports of outfits, or those of products: both have an owner, a state and a heartbeat. */
type ImportTable = typeof catalogueImports | typeof pieceImports;

/** An undo that a process runs. One that was taken for dead and repeated since is known by its older heartbeat. */
export interface RunningUndo {
  id: string;
  /** The last heartbeat that it has stored, to the microsecond. */
  heartbeat: string;
  fileName: string;
  /** With the parts of the same file before it that were cut off. */
  parts: readonly string[];
}

/** Not the transaction's start, since which another may have been waited for. */
export const HEARTBEAT = sql`clock_timestamp()`;

/** Returns the heartbeat of the undo that begins. */
export async function markUndoing(tx: Database, table: ImportTable, id: string): Promise<string> {
  const [marked] = await tx
    .update(table)
    .set({ state: "undoing", aliveAt: HEARTBEAT })
    .where(eq(table.id, id))
    .returning({ heartbeat: storedHeartbeat(table) });
  if (!marked) throw new Error("The import was not locked");
  return marked.heartbeat;
}

/** Stores a heartbeat and locks the import; returns false if this undo does not run any more. */
export async function keepUndoing(tx: Database, table: ImportTable, undo: RunningUndo): Promise<boolean> {
  const [kept] = await tx
    .update(table)
    .set({ aliveAt: HEARTBEAT })
    .where(isRunningUndo(table, undo))
    .returning({ heartbeat: storedHeartbeat(table) });
  if (kept) undo.heartbeat = kept.heartbeat;
  return kept !== undefined;
}

/** The condition for the import of an undo; false if a newer undo has begun. */
export function isRunningUndo(
  { id, state, aliveAt }: ImportTable,
  undo: Pick<RunningUndo, "id" | "heartbeat">,
): SQL | undefined {
  const isNewest = sql`${aliveAt} <= ${undo.heartbeat}::timestamptz`;
  return and(eq(id, undo.id), eq(state, "undoing"), isNewest);
}

/** Users are locked before imports, as everywhere: the activity of an import's end refers to its user. */
export async function lockUsersOf(tx: Database, table: ImportTable, chosen: SQL | undefined): Promise<void> {
  const { userId } = table;
  const rows = await tx.selectDistinct({ userId }).from(table).where(chosen).orderBy(userId);
  for (const row of rows) if (row.userId !== null) await tryLockUserShared(tx, row.userId);
}

const storedHeartbeat = ({ aliveAt }: ImportTable) => sql<string>`${aliveAt}::text`;
