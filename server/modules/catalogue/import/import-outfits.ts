import type { RefusedLine } from "#contract/catalogue-file.ts";
import type { OutfitInput } from "#contract/outfit-input.ts";
import { limitConcurrency } from "#server/concurrency/limit-concurrency.ts";
import type { Database } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import type { CatalogueEntry, GoodLine } from "#server/modules/catalogue/file/catalogue-line.ts";
import type { NewOutfit } from "#server/modules/outfits/editor/outfit-writer.ts";
import { PictureProblem } from "./catalogue-picture.ts";
import { type KeyedLine, newLines } from "./known-lines.ts";

/** Generates the artwork of an outfit without a picture: a WebP, the same for the same outfit and seed. */
export type DrawOutfit = (outfit: OutfitInput, seed: string) => Promise<{ image: Buffer }>;

/** One import, whoever asked for it and wherever the file lies. */
export interface ImportJob {
  database: Database;
  entries: AsyncIterable<CatalogueEntry>;
  /** Stores the picture of a new outfit. Throws a PictureProblem if it cannot be had: then the line is refused. */
  savePicture: (line: KeyedLine) => Promise<{ id: string }>;
  /** Stores outfits as `insertOutfits` does. */
  insert: (outfits: NewOutfit[]) => Promise<(string | undefined)[]>;
  batchSize: number;
  picturesAtOnce: number;
  onProgress?: ((soFar: ImportCounts) => void) | undefined;
  /** The moment from which the outfits count as created; that of the database unless told. */
  now?: Date | undefined;
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

/**
 * Brings the outfits of a catalogue into the shop (D41). A bad line is counted and left out; what the shop already
 * has is not added again. The first line becomes the newest outfit, as it stands first in a catalogue.
 * Throws what reading and storing throw; the batches before are in then.
 */
export async function runImport(job: ImportJob): Promise<ImportSummary> {
  const run = new ImportRun(job, job.now ?? (await databaseTime(job.database)));
  let batch: GoodLine[] = [];
  for await (const entry of job.entries) {
    if (entry && "outfit" in entry) batch.push(entry);
    else run.leaveOut(entry);
    if (batch.length < job.batchSize) continue;
    await run.store(batch);
    batch = [];
  }
  await run.store(batch);
  return run.summary();
}

/** Draws an outfit's artwork; throws a PictureProblem where none can be drawn. */
export async function drawArtwork(drawOutfit: DrawOutfit, { outfit, key }: KeyedLine): Promise<Buffer> {
  try {
    return (await drawOutfit(outfit, key)).image;
  } catch (cause) {
    throw new PictureProblem("No picture could be drawn for this outfit: please name one", { cause });
  }
}

class ImportRun {
  readonly #job: ImportJob;
  readonly #now: number;
  readonly #pictureSlot;
  readonly #counts: ImportCounts = { lines: 0, added: 0, alreadyThere: 0, refused: 0 };
  readonly #refusals: RefusedLine[] = [];

  constructor(job: ImportJob, now: Date) {
    this.#job = job;
    this.#pictureSlot = limitConcurrency(job.picturesAtOnce);
    this.#now = now.getTime();
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
    const pictured = await allEnded(fresh.map((line) => this.#pictureSlot(() => this.#withPicture(line))));
    const ids = await this.#job.insert(
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
      return [{ ...line, mediaId: (await this.#job.savePicture(line)).id }];
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      this.leaveOut({ line: line.line, field: "image", reason: error.message });
      return [];
    }
  }

  #count(lines: number, outcome?: "added" | "alreadyThere" | "refused"): void {
    this.#counts.lines += lines;
    if (outcome) this.#counts[outcome] += lines;
    this.#job.onProgress?.({ ...this.#counts });
  }
}

/** Like Promise.all, but nothing is still under way when it throws. */
async function allEnded<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
