import type { CatalogueEntry } from "./catalogue-line.ts";
import { type FileUpload, openUpload, readCatalogueEntries } from "./uploaded-catalogue.ts";

/** Some outfits of a file, refused ones included. */
export interface CatalogueEntries {
  entries: CatalogueEntry[];
  isLast: boolean;
}

/** The largest outfits are about 75 KB, and whoever receives a batch copies it at once. */
const BATCH_ENTRIES = 50;

/** The file that this thread reads. */
let session: AsyncGenerator<CatalogueEntry> | undefined;

/** Opens a file, and lets go of the one before. Throws an ApiError for a file that is no catalogue. */
export async function openCatalogue(file: FileUpload): Promise<void> {
  session = undefined;
  session = readCatalogueEntries(await openUpload(file));
}

/** Returns the next outfits of the file that was opened. */
export async function nextEntries(): Promise<CatalogueEntries> {
  const entries: CatalogueEntry[] = [];
  while (session && entries.length < BATCH_ENTRIES) {
    const next = await session.next();
    if (next.done) {
      session = undefined;
      return { entries, isLast: true };
    }
    // Blank lines matter to nobody.
    if (next.value) entries.push(next.value);
  }
  return { entries, isLast: session === undefined };
}
