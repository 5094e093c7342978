import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { enqueueArtwork } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import { tintedPlaceholder } from "#server/modules/catalogue/artwork/tinted-placeholder.ts";
import { enqueuePictures } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { insertOutfits, type NewOutfit } from "#server/modules/outfits/editor/outfit-writer.ts";
import { registerWordsOf } from "#server/modules/outfits/search/vocabulary.ts";
import {
  type CatalogueEntry,
  contentKey,
  type ValidOutfit,
} from "#server/readers/catalogue/catalogue-entry.ts";
import {
  type ChangedOutfit,
  type FindPicture,
  type NewOutfit as FreshOutfit,
  OutfitMatcher,
} from "./match-outfits.ts";
import { Refusals } from "./refusals.ts";

export interface ImportJob {
  database: Database;
  mediaService: Pick<MediaService, "savePrepared">;
  entries: AsyncIterable<CatalogueEntry>;
  /**
   * Undefined for a picture that the shop does not have: artwork is drawn later. Throws a PictureProblem for
   * one that cannot be read; the outfit is then refused.
   */
  findPicture: FindPicture;
  /** By default `insertWithArtwork`. */
  insert?: (outfits: NewImportedOutfit[]) => Promise<(string | undefined)[]>;
  change: (changed: ChangedOutfit) => Promise<ChangeOutcome>;
  onProgress?: ((soFar: ImportCounts) => void) | undefined;
  /** Creation time of the first outfit; by default the time of the database. */
  now?: Date | undefined;
}

/** An outfit that was edited or deleted after the file was compared with it may be refused, or need no change. */
export type ChangeOutcome = "changed" | "alreadyThere" | "changedMeanwhile";

export interface NewImportedOutfit extends NewOutfit {
  isArtworkPending: boolean;
  /** Where its picture is to be fetched from; it shows a placeholder until then. */
  pictureUrl?: string | undefined;
}

export interface ImportCounts {
  added: number;
  changed: number;
  alreadyThere: number;
  refused: number;
}

export const NO_COUNTS: ImportCounts = { added: 0, changed: 0, alreadyThere: 0, refused: 0 };

/** How many outfits of the file have been dealt with. */
export function countOutfits({ added, changed, alreadyThere, refused }: ImportCounts): number {
  return added + changed + alreadyThere + refused;
}

export interface ImportSummary extends ImportCounts {
  /** In the order of the file; the first 1,000 of them. */
  refusals: RefusedLine[];
  artworkPending: number;
  /** Pictures that are to be fetched from their addresses. */
  picturesToFetch: number;
}

const OUTFITS_PER_BATCH = 100;

/**
 * Brings the outfits of a catalogue into the shop: new ones are added, known ones changed where the file says
 * something else. A bad one is counted and left out. The first becomes the newest outfit. Throws what reading
 * and storing throw; earlier batches remain stored.
 */
export async function runImport(job: ImportJob): Promise<ImportSummary> {
  const run = new ImportRun(job, job.now ?? (await databaseNow(job.database)));
  let batch: ValidOutfit[] = [];
  for await (const entry of job.entries) {
    if ("mistakes" in entry) run.refuse(entry.mistakes);
    else batch.push(entry);
    if (batch.length < OUTFITS_PER_BATCH) continue;
    await run.store(batch);
    batch = [];
  }
  await run.store(batch);
  return run.summary();
}

/**
 * Stores outfits and queues the artwork and the pictures of those that need it, all or none. Returns what `insertOutfits`
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
    const linked = newOutfits.flatMap(({ pictureUrl: url, mediaId }, index) => {
      const outfitId = ids[index];
      return url !== undefined && outfitId !== undefined ? [{ outfitId, mediaId, url }] : [];
    });
    await enqueuePictures(tx, linked);
    return ids;
  });
}

class ImportRun {
  readonly #job: ImportJob;
  readonly #now: number;
  readonly #matcher: OutfitMatcher;
  readonly #counts: ImportCounts = { ...NO_COUNTS };
  readonly #refusals = new Refusals();
  #artworkPending = 0;
  #picturesToFetch = 0;

  constructor(job: ImportJob, now: Date) {
    this.#job = job;
    this.#now = now.getTime();
    this.#matcher = new OutfitMatcher(job.database, job.findPicture, now);
  }

  summary(): ImportSummary {
    return {
      ...this.#counts,
      refusals: this.#refusals.list(),
      artworkPending: this.#artworkPending,
      picturesToFetch: this.#picturesToFetch,
    };
  }

  /** Refuses one outfit, with all its mistakes. */
  refuse(mistakes: readonly RefusedLine[]): void {
    this.#refusals.add(mistakes);
    this.#count(1, "refused");
  }

  async store(batch: readonly ValidOutfit[]): Promise<void> {
    const matched = await this.#matcher.match(batch);
    this.#count(matched.alreadyThere, "alreadyThere");
    for (const mistakes of matched.refused) this.refuse(mistakes);
    await this.#add(matched.fresh);
    for (const changed of matched.changed) {
      const outcome = await this.#job.change(changed);
      if (outcome === "changedMeanwhile") {
        this.refuse([{ line: changed.line, reason: IMPORT_MESSAGES.changedMeanwhile }]);
        continue;
      }
      if (outcome === "changed" && changed.pictureUrl !== undefined) this.#picturesToFetch += 1;
      this.#count(1, outcome);
    }
  }

  async #add(fresh: readonly FreshOutfit[]): Promise<void> {
    const { database, insert = (outfits) => insertWithArtwork(database, outfits) } = this.#job;
    const outfits = await this.#withPlaceholders(fresh);
    const ids = await insert(
      outfits.map(({ line, outfit, key, mediaId, isArtworkPending, pictureUrl }) => ({
        ...(outfit.id === undefined ? {} : { id: outfit.id }),
        ...{ input: isArtworkPending ? withoutSpots(outfit) : outfit, mediaId },
        ...{ isArtworkPending, pictureUrl },
        isActive: outfit.isActive,
        publishAt: outfit.isActive ? null : outfit.publishAt,
        ...(key === undefined ? {} : { importKey: key }),
        createdAt: new Date(this.#now - line),
      })),
    );
    this.#matcher.leaveOut(ids);
    const added = outfits.filter((_, index) => ids[index] !== undefined);
    this.#artworkPending += added.filter(({ isArtworkPending }) => isArtworkPending).length;
    this.#picturesToFetch += added.filter(({ pictureUrl }) => pictureUrl !== undefined).length;
    this.#count(added.length, "added");
    this.#count(ids.length - added.length, "alreadyThere");
  }

  async #withPlaceholders(fresh: readonly FreshOutfit[]) {
    const pictured = await Promise.all(
      fresh.map(async ({ picture, ...rest }) => {
        if (picture && "id" in picture)
          return { ...rest, mediaId: picture.id, placeholder: undefined, pictureUrl: undefined };
        const placeholder = await tintedPlaceholder(rest.outfit, contentKey(rest.outfit));
        const pictureUrl = picture && "url" in picture ? picture.url : undefined;
        return { ...rest, mediaId: placeholder.id, placeholder, pictureUrl };
      }),
    );
    const placeholders = new Map(
      pictured.flatMap(({ placeholder }) => (placeholder ? [[placeholder.id, placeholder] as const] : [])),
    );
    await this.#job.mediaService.savePrepared([...placeholders.values()]);
    return pictured.map(({ placeholder, ...rest }) => ({
      ...rest,
      isArtworkPending: placeholder !== undefined && rest.pictureUrl === undefined,
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
