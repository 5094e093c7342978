import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import type { MatchedProducts } from "./match-products.ts";
import { keepImported, leftOf } from "./piece-import-repository.ts";

/**
 * The imports that brought the pieces of a file before. A file that has at least half of what such an import
 * has left is a newer version of its file, so what it lacks is missing there; a file of a few changes is not.
 * Refused products are no missing ones, and where products could not be read, nothing is known to be missing.
 */
export class EarlierVersions {
  /** The pieces of each import; a refused product may have the link of another one. */
  readonly #found = new Map<string, Set<string>>();
  #isWhole = true;

  note({ changed, unchanged, refusedPieces, leavesUnread }: MatchedProducts): void {
    if (leavesUnread) this.#isWhole = false;
    const had = [...changed.map(({ before }) => before), ...unchanged, ...refusedPieces];
    for (const { importId, id } of had) {
      if (importId === null) continue;
      const ids = this.#found.get(importId) ?? new Set();
      this.#found.set(importId, ids.add(id));
    }
  }

  /** Pieces that a file which is not imported yet would make missing. */
  async countMissing(database: Database): Promise<number> {
    if (!this.#isWhole) return 0;
    let missing = 0;
    for (const [importId, { size: found }] of this.#found) {
      const left = (await database.$count(pieces, leftOf(importId))) - found;
      if (left > 0 && found >= left) missing += left;
    }
    return missing;
  }

  /** Marks what is missing after an import has taken over its pieces; returns how many. */
  async markMissing(tx: Database, importId: string): Promise<number> {
    if (!this.#isWhole) return 0;
    let missing = 0;
    for (const [earlierId, { size: found }] of this.#found) {
      if (earlierId === importId) continue;
      const left = await tx.$count(pieces, leftOf(earlierId));
      if (left === 0 || found < left) continue;
      const rows = await tx.select().from(pieces).where(leftOf(earlierId)).for("no key update");
      for (let start = 0; start < rows.length; start += 500) {
        const some = rows.slice(start, start + 500);
        await keepImported(
          tx,
          importId,
          some.map((before) => ({ pieceId: before.id, before: { ...before, written: {} } })),
        );
      }
      await tx.update(pieces).set({ missingSince: sql`now()` }).where(eq(pieces.importId, earlierId));
      missing += rows.length;
    }
    return missing;
  }
}
