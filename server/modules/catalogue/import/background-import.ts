import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import { isPictureAddress } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import { whenNotBusy } from "#server/modules/catalogue/when-not-busy.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import type { PackedPictures } from "#server/readers/catalogue/packed-pictures.ts";
import { reusePicture, savePackedPicture } from "./catalogue-picture.ts";
import { changeOutfit } from "./change-outfit.ts";
import {
  type ImportCounts,
  insertWithArtwork,
  type NewImportedOutfit,
  NO_COUNTS,
  runImport,
} from "./import-outfits.ts";
import {
  failImports,
  finishImport,
  keepBefore,
  lockRunningImport,
  reportProgress,
} from "./import-repository.ts";
import type { ChangedOutfit } from "./match-outfits.ts";
import { readStoredOutfits } from "./matching-repository.ts";
import { restoringEdit } from "./outfit-differences.ts";
import { readEntries, type UploadedCatalogue, withPictures } from "./uploaded-catalogue.ts";

export interface RunnerParts {
  database: Database;
  mediaService: Pick<MediaService, "save" | "saveGenerated" | "savePrepared">;
  onAdded: () => void;
  onChanged: (outfitId: string) => void;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

interface Job {
  upload: UploadedCatalogue;
  pictures: PackedPictures | undefined;
  administratorId: string;
}

const REPORT_EVERY_MS = 1_000;

/** The import was ended elsewhere, or the process is stopping. */
class ImportStopped extends Error {}

/** Runs the dashboard's imports in the background. A unique index allows one at a time in the whole shop. */
export class BackgroundImports {
  readonly #parts: RunnerParts;
  readonly #underway = new Map<string, Promise<void>>();
  #stopping = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** The file is removed at the end. */
  start(id: string, upload: UploadedCatalogue, administratorId: string): void {
    const run = withPictures(upload, (pictures) => this.#run(id, { upload, pictures, administratorId }))
      .catch((error: unknown) => this.#fail(id, error))
      .finally(() => upload.remove())
      .finally(() => this.#underway.delete(id));
    this.#underway.set(id, run);
  }

  /** A batch that is not stored yet is left out. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#underway.values());
  }

  async #run(id: string, { upload, pictures, administratorId }: Job): Promise<void> {
    const { database, mediaService } = this.#parts;
    const run: { ended: boolean; counts: ImportCounts } = { ended: false, counts: NO_COUNTS };
    const goOn = () => {
      if (this.#stopping || run.ended) throw new ImportStopped();
    };
    const reporting = this.#reportRegularly(id, run);
    try {
      const summary = await runImport({
        database,
        entries: watched(readEntries(upload), goOn),
        mediaService,
        // An uploaded file can only name pictures of this shop, of its ZIP and of web addresses; file paths
        // are never read.
        findPicture: async ({ image }) => {
          await yieldToRequests();
          goOn();
          const known = await reusePicture(database, image);
          const packed =
            known ??
            (pictures && (await whenNotBusy(() => savePackedPicture(mediaService, pictures, image), goOn)));
          return packed ?? (isPictureAddress(image) ? { url: image } : undefined);
        },
        insert: async (outfits) => {
          goOn();
          return this.#insert(id, outfits);
        },
        change: async (changed) => {
          await yieldToRequests();
          goOn();
          await this.#change(id, changed, administratorId);
        },
        onProgress: (counts) => {
          run.counts = counts;
        },
      });
      await finishImport(database, id, summary);
    } finally {
      await reporting.stop();
    }
  }

  async #fail(id: string, error: unknown): Promise<void> {
    const { database, log } = this.#parts;
    if (!(error instanceof ImportStopped)) log.error({ err: error, importId: id }, "An import failed");
    await failImports(database, { id }).catch((err: unknown) =>
      log.warn(
        { err, importId: id },
        "The failure of an import could not be stored; the next read of its state finds it",
      ),
    );
  }

  async #insert(importId: string, outfits: NewImportedOutfit[]): Promise<(string | undefined)[]> {
    if (outfits.length === 0) return [];
    const ids = await this.#parts.database.transaction(async (tx) => {
      if (!(await lockRunningImport(tx, importId))) throw new ImportStopped();
      return insertWithArtwork(
        tx,
        outfits.map((outfit) => ({ ...outfit, importId })),
      );
    });
    if (ids.some((id) => id !== undefined)) this.#parts.onAdded();
    return ids;
  }

  async #change(importId: string, changed: ChangedOutfit, administratorId: string): Promise<void> {
    const { database, onChanged } = this.#parts;
    await changeOutfit(database, changed, administratorId, async (tx) => {
      if (!(await lockRunningImport(tx, importId))) throw new ImportStopped();
      const stored = (await readStoredOutfits(tx, [changed.outfitId])).get(changed.outfitId);
      if (stored)
        await keepBefore(tx, { importId, outfitId: changed.outfitId, before: restoringEdit(stored) });
    });
    onChanged(changed.outfitId);
  }

  #reportRegularly(id: string, run: { ended: boolean; counts: ImportCounts }) {
    const { database, log } = this.#parts;
    let underway: Promise<void> = Promise.resolve();
    const report = async () => {
      if (!(await reportProgress(database, id, run.counts))) run.ended = true;
    };
    const timer = setInterval(() => {
      underway = underway.then(report).catch((err: unknown) => {
        log.warn(
          { err, importId: id },
          "The progress of an import could not be stored; it is tried again in a second",
        );
      });
    }, REPORT_EVERY_MS);
    timer.unref();
    return {
      stop: async () => {
        clearInterval(timer);
        await underway;
      },
    };
  }
}

async function* watched<T>(entries: AsyncIterable<T>, goOn: () => void): AsyncGenerator<T> {
  for await (const entry of entries) {
    goOn();
    yield entry;
  }
}
