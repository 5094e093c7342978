import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { describeBefore } from "./before-import.ts";
import { changeOutfit } from "./change-outfit.ts";
import {
  type ChangeOutcome,
  type ImportCounts,
  type ImportJob,
  type ImportSummary,
  insertWithArtwork,
  type NewImportedOutfit,
  NO_COUNTS,
  runImport,
} from "./import-outfits.ts";
import { finishImport, keepBefore, lockRunningImport, reportProgress } from "./import-repository.ts";
import type { ChangedOutfit, FindPicture, NamedPicture } from "./match-outfits.ts";
import { readStoredOutfits } from "./matching-repository.ts";
import { changesMore } from "./outfit-differences.ts";

/** The import was ended elsewhere, or the process is stopping. */
export class ImportStopped extends Error {}

export interface RecordedImport
  extends Pick<ImportJob, "database" | "mediaService" | "entries" | "onProgress" | "now"> {
  /** The record, which `recordImport` has inserted. */
  id: string;
  /** Null for an import by command. */
  administratorId: string | null;
  /** Like that of an ImportJob; `goOn` throws once the import has ended elsewhere. */
  findPicture: (picture: NamedPicture, goOn: () => void) => ReturnType<FindPicture>;
  onAdded?: () => void;
  onChanged: (outfitId: string) => void;
  isStopping?: () => boolean;
  log: Pick<FastifyBaseLogger, "warn">;
}

const REPORT_EVERY_MS = 1_000;

/**
 * Runs an import that has a record, by which it can be undone, and reports its progress and its end there.
 * Throws ImportStopped and what `runImport` throws; the record is then still running. Earlier batches remain
 * stored.
 */
export async function runRecordedImport(job: RecordedImport): Promise<ImportSummary> {
  const { database, mediaService, entries, findPicture, now } = job;
  const run: Run = { ended: false, counts: NO_COUNTS };
  const goOn = () => {
    if (run.ended || job.isStopping?.()) throw new ImportStopped();
  };
  const reporting = reportRegularly(job, run);
  try {
    const summary = await runImport({
      ...{ database, mediaService, now },
      entries: watched(entries, goOn),
      findPicture: async (picture) => {
        await yieldToRequests();
        goOn();
        return findPicture(picture, goOn);
      },
      insert: async (outfits) => {
        goOn();
        return insertRecorded(job, outfits);
      },
      change: async (changed) => {
        await yieldToRequests();
        goOn();
        return changeRecorded(job, changed);
      },
      onProgress: (counts) => {
        run.counts = counts;
        job.onProgress?.(counts);
      },
    });
    await finishImport(database, job.id, summary);
    return summary;
  } finally {
    await reporting.stop();
  }
}

async function insertRecorded(
  { database, id: importId, onAdded }: RecordedImport,
  outfits: NewImportedOutfit[],
): Promise<(string | undefined)[]> {
  if (outfits.length === 0) return [];
  const ids = await database.transaction(async (tx) => {
    if (!(await lockRunningImport(tx, importId))) throw new ImportStopped();
    return insertWithArtwork(
      tx,
      outfits.map((outfit) => ({ ...outfit, importId })),
    );
  });
  if (ids.some((id) => id !== undefined)) onAdded?.();
  return ids;
}

/**
 * The pictures of a batch take their time, in which an administrator may edit an outfit of it. What they saved
 * is not overwritten: the outfit is compared again once it is locked, and left alone where more would change.
 */
async function changeRecorded(
  { database, id: importId, administratorId, onChanged }: RecordedImport,
  changed: ChangedOutfit,
): Promise<ChangeOutcome> {
  const { outfitId, fields, findAgain } = changed;
  let outcome = "changedMeanwhile" as ChangeOutcome;
  await changeOutfit(database, changed, administratorId, async (tx) => {
    if (!(await lockRunningImport(tx, importId))) throw new ImportStopped();
    const stored = (await readStoredOutfits(tx, [outfitId])).get(outfitId);
    const now = stored && findAgain(stored);
    if (!now || "mistakes" in now || changesMore(now.fields, fields)) return undefined;
    outcome = now.fields.length === 0 ? "alreadyThere" : "changed";
    if (outcome === "alreadyThere") return undefined;
    await keepBefore(tx, { importId, outfitId, before: await describeBefore(tx, stored, now.fields) });
    return now.edit;
  });
  if (outcome === "changed") onChanged(outfitId);
  return outcome;
}

interface Run {
  ended: boolean;
  counts: ImportCounts;
}

function reportRegularly({ database, id, log }: RecordedImport, run: Run) {
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

async function* watched<T>(entries: AsyncIterable<T>, goOn: () => void): AsyncGenerator<T> {
  for await (const entry of entries) {
    goOn();
    yield entry;
  }
}
