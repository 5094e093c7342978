import { setImmediate as othersFirst } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { insertOutfits, type NewOutfit } from "#server/modules/outfits/editor/outfit-writer.ts";
import { reusePicture } from "./catalogue-picture.ts";
import { type DrawOutfit, drawArtwork, type ImportCounts, runImport } from "./import-outfits.ts";
import { failImports, finishImport, lockRunningImport, reportProgress } from "./import-repository.ts";
import type { KeyedLine } from "./known-lines.ts";
import { entriesOf, type UploadedCatalogue } from "./uploaded-catalogue.ts";

export interface RunnerParts {
  database: Database;
  mediaService: Pick<MediaService, "saveGenerated">;
  drawOutfit: DrawOutfit;
  /** Called when outfits have come. */
  onAdded: () => void;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
}

/** Small, so that what was drawn is soon for sale and progress is seen. */
const OUTFITS_PER_BATCH = 5;
const REPORT_EVERY_MS = 1_000;

/** Somebody else ended the import, or the process is ending. */
class ImportStopped extends Error {}

/** Runs the dashboard's imports in the background of this process. That one runs at a time is for the database to say. */
export class ImportRunner {
  readonly #parts: RunnerParts;
  readonly #underway = new Map<string, Promise<void>>();
  #stopping = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** Begins to import a file under an id that stands in the database as running; how it goes is said there. */
  start(id: string, upload: UploadedCatalogue): void {
    const run = this.#run(id, upload)
      .catch((error: unknown) => this.#fail(id, error))
      .finally(() => this.#underway.delete(id));
    this.#underway.set(id, run);
  }

  /** Ends what is under way after the outfit it is at. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#underway.values());
  }

  async #run(id: string, upload: UploadedCatalogue): Promise<void> {
    const { database } = this.#parts;
    const run = { ended: false, counts: { lines: 0, added: 0, alreadyThere: 0, refused: 0 } as ImportCounts };
    const goOn = () => {
      if (this.#stopping || run.ended) throw new ImportStopped();
    };
    const reporting = this.#reportRegularly(id, run);
    try {
      const summary = await runImport({
        database,
        entries: watched(entriesOf(upload), goOn),
        savePicture: async (line) => {
          await othersFirst();
          goOn();
          return this.#savePicture(line);
        },
        insert: (outfits) => this.#insert(id, outfits),
        batchSize: OUTFITS_PER_BATCH,
        picturesAtOnce: 1,
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
    if (!(error instanceof ImportStopped)) log.error({ err: error, importId: id }, "An import broke off");
    await failImports(database, { id }).catch((err: unknown) =>
      log.warn({ err, importId: id }, "That an import broke off could not be stored; it is found out later"),
    );
  }

  async #savePicture(line: KeyedLine): Promise<{ id: string }> {
    const { database, mediaService, drawOutfit } = this.#parts;
    // A path in an uploaded file is nobody's business here: only pictures this shop has already are taken.
    const { image } = line.outfit;
    const known = image === undefined ? undefined : await reusePicture(database, image);
    return known ?? mediaService.saveGenerated(await drawArtwork(drawOutfit, line));
  }

  async #insert(importId: string, outfits: NewOutfit[]): Promise<(string | undefined)[]> {
    if (outfits.length === 0) return [];
    const ids = await this.#parts.database.transaction(async (tx) => {
      if (!(await lockRunningImport(tx, importId))) throw new ImportStopped();
      return insertOutfits(
        tx,
        outfits.map((outfit) => ({ ...outfit, importId })),
      );
    });
    if (ids.some((id) => id !== undefined)) this.#parts.onAdded();
    return ids;
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
          "An import's progress could not be stored; the next second tries again",
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
