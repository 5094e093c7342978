import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import { isPictureAddress } from "#server/modules/catalogue/linked-pictures/linked-picture-repository.ts";
import { whenNotBusy } from "#server/modules/catalogue/when-not-busy.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import type { PackedPictures } from "#server/readers/catalogue/packed-pictures.ts";
import { reusePicture, savePackedPicture } from "./catalogue-picture.ts";
import { failImports } from "./import-repository.ts";
import { ImportStopped, runRecordedImport } from "./recorded-import.ts";
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
    const { database, mediaService, onAdded, onChanged, log } = this.#parts;
    await runRecordedImport({
      ...{ id, administratorId, database, mediaService, onAdded, onChanged, log },
      entries: readEntries(upload),
      // An uploaded file can only name pictures of this shop, of its ZIP and of web addresses; file paths
      // are never read.
      findPicture: async ({ image }, goOn) => {
        const known = await reusePicture(database, image);
        const packed =
          known ??
          (pictures && (await whenNotBusy(() => savePackedPicture(mediaService, pictures, image), goOn)));
        return packed ?? (isPictureAddress(image) ? { url: image } : undefined);
      },
      isStopping: () => this.#stopping,
    });
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
}
