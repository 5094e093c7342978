import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import type { MatchedProducts, StoredPiece } from "./match-products.ts";
import { findFormerImports, keepImported, leftOf } from "./piece-import-repository.ts";

/**
 * The imports that brought the pieces of a file before. A file that has at least half of what such an import
 * has left is a newer version of its file, so what it lacks is missing there; a file of a few changes is not.
 * Refused products are no missing ones, and where products could not be read, nothing is known to be missing.
 */
export class EarlierVersions {
  /** Pieces of each import, all and those that it has left; a refused product may have the link of another one. */
  readonly #found = new Map<string, { all: Set<string>; left: Set<string> }>();
  readonly #parts: readonly string[];
  #isWhole = true;

  /** `parts` are cut-off imports of the same file, which have taken over pieces of earlier ones. */
  constructor(parts: readonly string[]) {
    this.#parts = parts;
  }

  async note(
    database: Database,
    { changed, unchanged, refusedPieces, leavesUnread }: MatchedProducts,
  ): Promise<void> {
    if (leavesUnread) this.#isWhole = false;
    const had = [...changed.map(({ before }) => before), ...unchanged, ...refusedPieces];
    const isTakenOver = ({ importId }: StoredPiece) => importId !== null && this.#parts.includes(importId);
    const takenOver = had.filter(isTakenOver).map(({ id }) => id);
    const formerOf = await findFormerImports(database, this.#parts, takenOver);
    for (const piece of had) {
      const importId = isTakenOver(piece) ? formerOf.get(piece.id) : piece.importId;
      if (!importId) continue;
      const { all, left } = this.#found.get(importId) ?? { all: new Set<string>(), left: new Set<string>() };
      this.#found.set(importId, { all: all.add(piece.id), left });
      if (importId === piece.importId && piece.missingSince === null) left.add(piece.id);
    }
  }

  /** Pieces that a file which is not imported yet would make missing. */
  async countMissing(database: Database): Promise<number> {
    if (!this.#isWhole) return 0;
    let missing = 0;
    for (const [importId, found] of this.#found) {
      const left = (await database.$count(pieces, leftOf(importId))) - found.left.size;
      if (left > 0 && found.all.size >= left) missing += left;
    }
    return missing;
  }

  /** Marks what is missing after an import has taken over its pieces; returns how many. */
  async markMissing(tx: Database, importId: string): Promise<number> {
    if (!this.#isWhole) return 0;
    let missing = 0;
    for (const [earlierId, found] of this.#found) {
      if (earlierId === importId) continue;
      const left = await tx.$count(pieces, leftOf(earlierId));
      if (left === 0 || found.all.size < left) continue;
      const rows = await tx
        .select()
        .from(pieces)
        .where(leftOf(earlierId))
        .orderBy(asc(pieces.id))
        .for("no key update");
      await keepImported(
        tx,
        importId,
        rows.map((before) => ({ pieceId: before.id, before: { ...before, written: {} } })),
      );
      await tx.update(pieces).set({ missingSince: sql`now()` }).where(eq(pieces.importId, earlierId));
      missing += rows.length;
    }
    return missing;
  }
}
