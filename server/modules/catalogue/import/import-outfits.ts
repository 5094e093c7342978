import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import { enqueueArtwork } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import { tintedPlaceholder } from "#server/modules/catalogue/artwork/tinted-placeholder.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { insertOutfits, type NewOutfit } from "#server/modules/outfits/editor/outfit-writer.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import type { CatalogueEntry, ValidOutfit } from "#server/readers/catalogue/catalogue-entry.ts";
import { PictureProblem } from "./catalogue-picture.ts";
import { type KeyedLine, newLines } from "./known-lines.ts";
import { Refusals } from "./refusals.ts";

export interface ImportJob {
  database: Database;
  mediaService: Pick<MediaService, "savePrepared">;
  entries: AsyncIterable<CatalogueEntry>;
  /**
   * Undefined for an outfit without a picture, whose artwork is drawn later. Throws a PictureProblem for a
   * picture that cannot be read; the line is then refused.
   */
  savePicture: (line: KeyedLine) => Promise<{ id: string } | undefined>;
  /** By default `insertWithArtwork`. */
  insert?: (outfits: NewImportedOutfit[]) => Promise<(string | undefined)[]>;
  onProgress?: ((soFar: ImportCounts) => void) | undefined;
  /** Creation time of the first outfit; by default the time of the database. */
  now?: Date | undefined;
}

export interface NewImportedOutfit extends NewOutfit {
  isArtworkPending: boolean;
}

export interface ImportCounts {
  added: number;
  alreadyThere: number;
  refused: number;
}

export interface ImportSummary extends ImportCounts {
  /** In the order of the file; the first 1,000 of them. */
  refusals: RefusedLine[];
  artworkPending: number;
}

const OUTFITS_PER_BATCH = 100;
const PICTURES_AT_ONCE = 2;

/**
 * Adds the outfits of a catalogue. A bad line is counted and left out; an outfit that the shop has already is
 * not added again. The first line becomes the newest outfit. Throws what reading and storing throw; earlier
 * batches remain stored.
 */
export async function runImport(job: ImportJob): Promise<ImportSummary> {
  const run = new ImportRun(job, job.now ?? (await databaseNow(job.database)));
  let batch: ValidOutfit[] = [];
  for await (const entry of job.entries) {
    if ("outfit" in entry) batch.push(entry);
    else run.leaveOut(entry.mistakes);
    if (batch.length < OUTFITS_PER_BATCH) continue;
    await run.store(batch);
    batch = [];
  }
  await run.store(batch);
  return run.summary();
}

/**
 * Stores outfits and queues the artwork of those that need it, all or none. Returns what `insertOutfits`
 * returns.
 */
export async function insertWithArtwork(
  database: Database,
  newOutfits: readonly NewImportedOutfit[],
): Promise<(string | undefined)[]> {
  await registerWordsOf(
    database,
    newOutfits.map(({ input }) => input),
  );
  return database.transaction(async (tx) => {
    const ids = await insertOutfits(tx, newOutfits);
    const pending = newOutfits.flatMap(({ isArtworkPending, mediaId }, index) => {
      const outfitId = ids[index];
      return isArtworkPending && outfitId !== undefined ? [{ outfitId, mediaId }] : [];
    });
    await enqueueArtwork(tx, pending);
    return ids;
  });
}

class ImportRun {
  readonly #job: ImportJob;
  readonly #now: number;
  readonly #pictureSlot = limitConcurrency(PICTURES_AT_ONCE);
  readonly #counts: ImportCounts = { added: 0, alreadyThere: 0, refused: 0 };
  readonly #refusals = new Refusals();
  #artworkPending = 0;

  constructor(job: ImportJob, now: Date) {
    this.#job = job;
    this.#now = now.getTime();
  }

  summary(): ImportSummary {
    return {
      ...this.#counts,
      refusals: this.#refusals.list(),
      artworkPending: this.#artworkPending,
    };
  }

  /** Refuses one outfit, with all its mistakes. */
  leaveOut(mistakes: readonly RefusedLine[]): void {
    this.#refusals.add(mistakes);
    this.#count(1, "refused");
  }

  async store(batch: readonly ValidOutfit[]): Promise<void> {
    const { database, insert = (outfits) => insertWithArtwork(database, outfits) } = this.#job;
    // Known outfits are skipped before pictures are stored, because storing takes most of the time.
    const fresh = await newLines(database, batch);
    this.#count(batch.length - fresh.length, "alreadyThere");
    const pictured = await allSettled(fresh.map((line) => this.#pictureSlot(() => this.#savePicture(line))));
    const outfits = await this.#withPlaceholders(pictured.flat());
    const ids = await insert(
      outfits.map(({ line, outfit, key, mediaId, isArtworkPending }) => ({
        ...{ input: isArtworkPending ? withoutSpots(outfit) : outfit, mediaId, isArtworkPending },
        isActive: outfit.isActive,
        importKey: key,
        createdAt: new Date(this.#now - line),
      })),
    );
    const added = outfits.filter((_, index) => ids[index] !== undefined);
    this.#artworkPending += added.filter(({ isArtworkPending }) => isArtworkPending).length;
    this.#count(added.length, "added");
    this.#count(ids.length - added.length, "alreadyThere");
  }

  async #savePicture(line: KeyedLine): Promise<(KeyedLine & { mediaId: string | undefined })[]> {
    try {
      return [{ ...line, mediaId: (await this.#job.savePicture(line))?.id }];
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      this.leaveOut([{ line: line.line, field: "image", reason: error.message }]);
      return [];
    }
  }

  async #withPlaceholders(lines: readonly (KeyedLine & { mediaId: string | undefined })[]) {
    const placeholders = new Map(
      await Promise.all(
        lines
          .filter(({ mediaId }) => mediaId === undefined)
          .map(async ({ key, outfit }) => [key, await tintedPlaceholder(outfit, key)] as const),
      ),
    );
    await this.#job.mediaService.savePrepared([...placeholders.values()]);
    return lines.map((line) => ({
      ...line,
      mediaId: line.mediaId ?? placeholders.get(line.key)?.id ?? "",
      isArtworkPending: line.mediaId === undefined,
    }));
  }

  #count(outfits: number, outcome: keyof ImportCounts): void {
    this.#counts[outcome] += outfits;
    this.#job.onProgress?.({ ...this.#counts });
  }
}

/** Spots belong to a picture; the artwork that is drawn instead has its own. */
function withoutSpots(outfit: CatalogueLine): CatalogueLine {
  return { ...outfit, items: outfit.items.map(({ spot: _, ...item }) => item) };
}

/** Like Promise.all, but rejects only when no promise is pending any more. */
async function allSettled<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
