import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { Database } from "#server/db/database.ts";
import { isOneOf } from "#server/db/is-one-of.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import { violatedUniqueConstraint } from "#server/db/unique-violation.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { Refusals } from "#server/modules/catalogue/import/refusals.ts";
import { shownFileName } from "#server/modules/catalogue/import/uploaded-catalogue.ts";
import { followPiecePrices } from "#server/modules/pieces/follow-piece-prices.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { ProductEntry } from "#server/readers/products/product.ts";
import { EarlierVersions } from "./earlier-versions.ts";
import { type MatchedProducts, ProductMatcher } from "./match-products.ts";
import {
  countBatch,
  endPieceImport,
  failPieceImports,
  findLastPieceImport,
  findPartsBefore,
  forgetEarlierImports,
  insertPieceImport,
  keepImported,
  RUNNING_CONSTRAINT,
} from "./piece-import-repository.ts";
import { inBatches, surveyProducts } from "./preview-products.ts";
import {
  type ChosenReading,
  chooseReading,
  type ProductUpload,
  rememberReading,
  requireComplete,
  withUpload,
} from "./product-upload.ts";

interface RunnerParts {
  database: Database;
  /** Receives outfits whose items followed a price. */
  onChanged: (outfitIds: readonly string[]) => void;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

interface BegunImport {
  reading: ChosenReading;
  /** Which it continues. */
  parts: readonly string[];
}

/** The import was ended elsewhere, or the process is stopping. */
class ImportStopped extends Error {}

/** Runs imports of product files in the background. A unique index allows one at a time in the whole shop. */
export class PieceImports {
  readonly #parts: RunnerParts;
  readonly #underway = new Map<string, Promise<void>>();
  #stopping = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /**
   * Begins an import; returns its id. The file is removed at the end. Throws VALIDATION_FAILED for a file
   * without products or without the columns that it needs, and CONFLICT while another import is running
   * or undone.
   */
  async begin(upload: ProductUpload, administratorId: string): Promise<string> {
    const { id, reading, parts } = await this.#insert(upload, administratorId);
    const run = this.#run(id, upload, { reading, parts })
      .catch((error: unknown) => this.#fail(id, error))
      .finally(() => upload.remove())
      .finally(() => this.#underway.delete(id));
    this.#underway.set(id, run);
    return id;
  }

  /** A batch that is not stored yet is left out. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#underway.values());
  }

  async #insert(upload: ProductUpload, userId: string): Promise<BegunImport & { id: string }> {
    const { database } = this.#parts;
    return withUpload(upload, async (file) => {
      const reading = await chooseReading(database, file, upload);
      requireComplete(reading);
      const pieceCount = await surveyProducts(file, reading);
      await failPieceImports(database, "dead");
      try {
        return await database.transaction(async (tx) => {
          // Users are locked before imports, as everywhere.
          await lockUserShared(tx, userId);
          // The lock makes an undo that begins meanwhile see the new import, and the other way round.
          const last = await findLastPieceImport(tx, { lock: true });
          if (last?.state === "undoing") throw new ApiError("CONFLICT", PIECE_ERRORS.underUndo);
          const parts = await findPartsBefore(tx, last, upload.digest);
          if (parts.length === 0) await forgetEarlierImports(tx);
          await rememberReading(tx, file, reading);
          const id = await insertPieceImport(tx, {
            ...{ userId, pieceCount, refusals: [] },
            ...{ fileName: shownFileName(upload.name), fileDigest: upload.digest },
            partOf: parts.at(-1) ?? null,
          });
          return { id, reading, parts };
        });
      } catch (error) {
        if (violatedUniqueConstraint(error) !== RUNNING_CONSTRAINT) throw error;
        throw new ApiError("CONFLICT", PIECE_ERRORS.alreadyRunning, { cause: error });
      }
    });
  }

  async #run(id: string, upload: ProductUpload, { reading, parts }: BegunImport): Promise<void> {
    const { database } = this.#parts;
    const matcher = new ProductMatcher();
    const earlier = new EarlierVersions(parts);
    const refusals = new Refusals();
    await withUpload(upload, async (file) => {
      for await (const batch of inBatches(file.entries(reading))) {
        if (this.#stopping) throw new ImportStopped();
        const matched = await this.#store(id, { matcher, refusals }, batch);
        await earlier.note(database, matched);
      }
    });
    await database.transaction(async (tx) => {
      const missingCount = await earlier.markMissing(tx, id);
      const isEnded = await endPieceImport(tx, id, { state: "done", missingCount });
      if (!isEnded) throw new ImportStopped();
    });
  }

  async #store(
    id: string,
    { matcher, refusals }: { matcher: ProductMatcher; refusals: Refusals },
    batch: readonly ProductEntry[],
  ): Promise<MatchedProducts> {
    const { database, onChanged } = this.#parts;
    const { matched, outfitIds } = await database.transaction(async (tx) => {
      const found = await matcher.match(tx, batch, { lock: true });
      const { fresh, changed, unchanged, refused } = found;
      for (const mistakes of refused) refusals.add(mistakes);
      const priced = changed.filter(({ before, columns }) => before.pricePaise !== columns.pricePaise);
      // Outfits and pieces are locked before the import's row, as everywhere.
      const followed = await followPiecePrices(
        tx,
        priced.map(({ columns }) => columns),
      );
      const isRunning = await countBatch(tx, id, {
        ...{ addedCount: fresh.length, changedCount: changed.length },
        ...{ alreadyThereCount: unchanged.length, refusedCount: refused.length },
        ...(refused.length > 0 ? { refusals: refusals.list() } : {}),
      });
      if (!isRunning) throw new ImportStopped();
      await storeMatched(tx, id, found);
      return { matched: found, outfitIds: followed };
    });
    if (outfitIds.length > 0) onChanged(outfitIds);
    return matched;
  }

  async #fail(id: string, error: unknown): Promise<void> {
    const { database, log } = this.#parts;
    if (!(error instanceof ImportStopped)) log.error({ err: error, importId: id }, "An import failed");
    await database
      .transaction((tx) => endPieceImport(tx, id, { state: "failed" }))
      .catch((err: unknown) =>
        log.warn(
          { err, importId: id },
          "The failure of an import could not be stored; the next read of its state finds it",
        ),
      );
  }
}

async function storeMatched(tx: Database, importId: string, matched: MatchedProducts): Promise<void> {
  const { fresh, changed } = matched;
  if (fresh.length > 0) {
    const added = await tx
      .insert(pieces)
      .values(fresh.map(({ columns }) => ({ ...columns, importId })))
      .returning({ id: pieces.id });
    await keepImported(
      tx,
      importId,
      added.map(({ id }) => ({ pieceId: id, before: null })),
    );
  }
  await keepImported(
    tx,
    importId,
    changed.map(({ before, columns }) => ({ pieceId: before.id, before: { ...before, written: columns } })),
  );
  for (const { before, columns } of changed) {
    await tx
      .update(pieces)
      .set({ ...columns, importId, missingSince: null, updatedAt: sql`now()` })
      .where(sql`${pieces.id} = ${before.id}`);
  }
  // A refused product can have the link of another one.
  const taken = [...new Set([...matched.unchanged, ...matched.refusedPieces])];
  if (taken.length > 0) {
    const rows = taken.map((piece) => ({ pieceId: piece.id, before: { importId: piece.importId } }));
    await keepImported(tx, importId, rows);
    await tx
      .update(pieces)
      .set({ importId })
      .where(
        isOneOf(
          pieces.id,
          taken.map(({ id }) => id),
        ),
      );
  }
}
