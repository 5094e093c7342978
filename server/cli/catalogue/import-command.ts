import { formatCount, stripControlCharacters } from "#server/cli/terminal/format-text.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { diskProblem } from "#server/lib/errors/disk-problem.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import {
  importCatalogue,
  type SurveyedFile,
  surveyFile,
} from "#server/modules/catalogue/import/import-catalogue-file.ts";
import {
  countOutfits,
  type ImportCounts,
  type ImportSummary,
} from "#server/modules/catalogue/import/import-outfits.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { type OpenShop, withShop } from "../terminal/open-shop.ts";
import { showProgress } from "../terminal/progress.ts";

const REFUSALS_SHOWN = 50;

/**
 * Imports a catalogue file, with pictures below its folder or, with `anyPath`, from anywhere; returns the
 * exit code: 1 if the file has outfits and all of them were refused.
 */
export async function importFromFile(file: string, anyPath: boolean): Promise<number> {
  // The file is read to its end before anything is stored, so that a broken file changes nothing.
  const surveyed = await surveyFile(file);
  if (surveyed.outfits === 0) {
    console.log("The file holds no outfits.");
    return 0;
  }
  const summary = await withShop((shop) =>
    withInvalidation(shop, (invalidateTags) =>
      importWithProgress(shop, { file: surveyed, anyPath }, invalidateTags),
    ),
  );
  printRefusals(summary);
  console.log(summarySentence(summary));
  if (stored(summary) > 0) console.log("Undo it in the dashboard with Import → Undo.");
  if (summary.artworkPending > 0) console.log(artworkSentence(summary));
  if (summary.picturesToFetch > 0) console.log(fetchingSentence(summary));
  return summary.refused > 0 && summary.refused === countOutfits(summary) ? 1 : 0;
}

/**
 * Lets the import invalidate cached responses of the shop's running nodes by cache tag (cache-tags.ts). An
 * embedded database has no other process.
 */
async function withInvalidation<T>(
  { open: { database, kind } }: OpenShop,
  work: (invalidateTags: (tags: readonly string[]) => void) => Promise<T>,
): Promise<T> {
  if (kind === "embedded") return work(() => {});
  const { publishOver } = await import("#server/cluster/invalidation-channel.ts");
  const queue = publishOver(database);
  try {
    return await work((tags) => queue.add(tags));
  } finally {
    await queue.close();
  }
}

async function importWithProgress(
  { config, open: { database, kind, maintain }, blobStore }: OpenShop,
  job: { file: SurveyedFile; anyPath: boolean },
  invalidateTags: (tags: readonly string[]) => void,
): Promise<ImportSummary> {
  const progress = showProgress({
    title: "Importing",
    total: job.file.outfits,
    writeLine: (line) => console.log(line),
  });
  let soFar: ImportCounts | undefined;
  try {
    const summary = await importCatalogue({
      database,
      mediaService: createMediaService({ database, store: blobStore }),
      ...job,
      isShared: kind !== "embedded",
      log: { warn: (_about: unknown, message?: string) => console.error(message) },
      onChanged: (outfitId) => invalidateTags([outfitTag(outfitId)]),
      onProgress: (counts) => {
        if (stored(counts) > stored(soFar)) invalidateTags([LIST_TAG]);
        soFar = counts;
        progress.update(countOutfits(counts), progressNote(counts));
      },
    });
    if (stored(summary) > 0) await maintain();
    return summary;
  } catch (error) {
    const problem = diskProblem(error, config.dataDir);
    if (!problem || stored(soFar) === 0) throw problem ?? error;
    throw new StartupError(
      `${problem.message} ${formatCount(stored(soFar), "outfit")} had been stored; import the file again for the rest.`,
      { cause: error },
    );
  } finally {
    progress.end();
  }
}

function stored(counts: ImportCounts | undefined): number {
  return counts ? counts.added + counts.changed : 0;
}

function progressNote({ added, changed, alreadyThere, refused }: ImportCounts): string {
  return `outfits: ${added} added, ${changed} changed, ${alreadyThere} already there, ${refused} refused`;
}

function printRefusals({ refusals, refused }: ImportSummary): void {
  if (refused === 0) return;
  console.error(`${formatCount(refused, "outfit")} could not be imported:`);
  for (const { line, field, reason, found } of refusals.slice(0, REFUSALS_SHOWN)) {
    const place = `line ${line}${field ? `, ${field}` : ""}`;
    console.error(stripControlCharacters(`  ${place}: ${reason}${found ? ` (found: ${found})` : ""}`));
  }
  const more = refusals.length - REFUSALS_SHOWN;
  if (more > 0) console.error(`  … and ${more} more`);
}

function artworkSentence({ artworkPending }: ImportSummary): string {
  const pictures = formatCount(artworkPending, "picture");
  return `The running shop draws ${pictures} in the background; a placeholder is shown until then.`;
}

function fetchingSentence({ picturesToFetch }: ImportSummary): string {
  const pictures = formatCount(picturesToFetch, "picture");
  return `The running shop fetches ${pictures} from the web in the background; the dashboard lists those that cannot be.`;
}

function summarySentence({ added, changed, alreadyThere, refused }: ImportSummary): string {
  return `Added ${formatCount(added, "outfit")}, changed ${changed}; ${alreadyThere} already there, ${refused} refused.`;
}
