import { dirname } from "node:path";
import type { OutfitInput } from "#contract/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { insertOutfits } from "#server/modules/outfits/outfit-writer.ts";
import { createWorkLimit } from "#server/work-limit.ts";
import { readLines } from "./catalogue-file.ts";
import { type GoodLine, type RefusedLine, readCatalogueLine } from "./catalogue-line.ts";
import { PictureProblem, savePictureFile } from "./catalogue-picture.ts";
import { type KeyedLine, newLines } from "./known-lines.ts";

export interface CatalogueImport {
  database: Database;
  mediaService: Pick<MediaService, "save" | "saveGenerated">;
  /** Draws the artwork that stands in for a missing picture: a WebP, the same for the same outfit and seed. */
  drawBoard: (outfit: OutfitInput, seed: string) => Promise<Buffer>;
  /** JSON Lines, or gzip of them. */
  file: string;
  onProgress?: (soFar: ImportCounts) => void;
  /** The moment from which the outfits count as created. */
  now?: Date;
}

/** Lines are those dealt with, blank ones included; each of the others was added, already there or refused. */
export interface ImportCounts {
  lines: number;
  added: number;
  alreadyThere: number;
  refused: number;
}

export interface ImportSummary extends ImportCounts {
  /** The first REFUSALS_LISTED of the refused lines, in the order of the file. */
  refusals: RefusedLine[];
}

/** A file that is no catalogue at all can have millions of bad lines. */
export const REFUSALS_LISTED = 1_000;
const LINES_PER_BATCH = 50;
const PICTURES_AT_ONCE = 2;

/**
 * Brings the outfits of a catalogue file into the shop (D41). A bad line is counted and left out; what the shop already
 * has is not added again. The first line becomes the newest outfit, as it stands first in a catalogue.
 * Throws a StartupError if the file cannot be read; the batches before are in then, and the file can be imported again.
 */
export async function importCatalogue(job: CatalogueImport): Promise<ImportSummary> {
  const run = new ImportRun(job);
  let batch: GoodLine[] = [];
  for await (const fileLine of readLines(job.file)) {
    const read = readCatalogueLine(fileLine);
    if (read && "outfit" in read) batch.push(read);
    else run.leaveOut(read);
    if (batch.length < LINES_PER_BATCH) continue;
    await run.store(batch);
    batch = [];
  }
  await run.store(batch);
  return run.summary();
}

class ImportRun {
  readonly #job: CatalogueImport;
  readonly #now: number;
  readonly #pictureSlot = createWorkLimit(PICTURES_AT_ONCE);
  readonly #counts: ImportCounts = { lines: 0, added: 0, alreadyThere: 0, refused: 0 };
  readonly #refusals: RefusedLine[] = [];

  constructor(job: CatalogueImport) {
    this.#job = job;
    this.#now = (job.now ?? new Date()).getTime();
  }

  summary(): ImportSummary {
    return { ...this.#counts, refusals: this.#refusals.toSorted((a, b) => a.line - b.line) };
  }

  /** A refused line, or undefined for a blank one. */
  leaveOut(refused: RefusedLine | undefined): void {
    if (refused && this.#refusals.length < REFUSALS_LISTED) this.#refusals.push(refused);
    this.#count(1, refused ? "refused" : undefined);
  }

  async store(batch: readonly GoodLine[]): Promise<void> {
    // Before any picture is made, since that is what takes the time.
    const fresh = await newLines(this.#job.database, batch);
    this.#count(batch.length - fresh.length, "alreadyThere");
    const pictured = await Promise.all(fresh.map((line) => this.#pictureSlot(() => this.#withPicture(line))));
    const ids = await insertOutfits(
      this.#job.database,
      pictured.flat().map(({ line, outfit, key, mediaId }) => ({
        input: outfit,
        mediaId,
        isActive: outfit.isActive,
        importKey: key,
        createdAt: new Date(this.#now - line),
      })),
    );
    const added = ids.filter((id) => id !== undefined).length;
    this.#count(added, "added");
    this.#count(ids.length - added, "alreadyThere");
  }

  /** Nothing for a line whose picture cannot be had. */
  async #withPicture(line: KeyedLine): Promise<(KeyedLine & { mediaId: string })[]> {
    try {
      return [{ ...line, mediaId: (await this.#savePicture(line)).id }];
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      this.leaveOut({ line: line.line, field: "image", reason: error.message });
      return [];
    }
  }

  async #savePicture({ outfit, key }: KeyedLine): Promise<{ id: string }> {
    const { mediaService, drawBoard, file } = this.#job;
    if (outfit.image !== undefined) return savePictureFile(mediaService, dirname(file), outfit.image);
    const board = await drawBoard(outfit, key).catch((cause: unknown) => {
      throw new PictureProblem("No picture could be drawn for this outfit: please name one", { cause });
    });
    return mediaService.saveGenerated(board);
  }

  #count(lines: number, outcome?: "added" | "alreadyThere" | "refused"): void {
    this.#counts.lines += lines;
    if (outcome) this.#counts[outcome] += lines;
    this.#job.onProgress?.({ ...this.#counts });
  }
}
