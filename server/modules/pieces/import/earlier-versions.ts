import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import type { StoredPiece } from "./match-products.ts";
import { keepImported, leftOf } from "./piece-import-repository.ts";

/**
 * The imports that brought the pieces of a file before. A file that has at least half of what such an import
 * has left is a newer version of its file, so what it lacks is missing there; a file of a few changes is not.
 */
export class EarlierVersions {
  readonly #found = new Map<string, number>();

  note(matched: readonly StoredPiece[]): void {
    for (const { importId } of matched) {
      if (importId !== null) this.#found.set(importId, (this.#found.get(importId) ?? 0) + 1);
    }
  }

  /** Pieces that a file which is not imported yet would make missing. */
  async countMissing(database: Database): Promise<number> {
    let missing = 0;
    for (const [importId, found] of this.#found) {
      const left = (await database.$count(pieces, leftOf(importId))) - found;
      if (left > 0 && found >= left) missing += left;
    }
    return missing;
  }

  /** Marks what is missing after an import has taken over its pieces; returns how many. */
  async markMissing(tx: Database, importId: string): Promise<number> {
    let missing = 0;
    for (const [earlierId, found] of this.#found) {
      if (earlierId === importId) continue;
      const left = await tx.$count(pieces, leftOf(earlierId));
      if (left === 0 || found < left) continue;
      const rows = await tx.select().from(pieces).where(leftOf(earlierId)).for("no key update");
      for (let start = 0; start < rows.length; start += 500) {
        const some = rows.slice(start, start + 500);
        await keepImported(
          tx,
          importId,
          some.map((before) => ({ pieceId: before.id, before })),
        );
      }
      await tx.update(pieces).set({ missingSince: sql`now()` }).where(eq(pieces.importId, earlierId));
      missing += rows.length;
    }
    return missing;
  }
}
