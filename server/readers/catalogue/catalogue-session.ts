import type { CatalogueEntry } from "./catalogue-entry.ts";
import { pathSource } from "./file-source.ts";
import { openCatalogue, UPLOAD_BOUNDS } from "./open-catalogue.ts";

/** Some outfits of a file, refused ones included. */
export interface CatalogueEntries {
  entries: CatalogueEntry[];
  isLast: boolean;
}

/** The largest outfits are about 75 KB, and whoever receives a batch copies it at once. */
const BATCH_ENTRIES = 50;

let session: AsyncIterator<CatalogueEntry> | undefined;
/** Of the file that is open; closing it twice does nothing. */
let closeFile = () => {};

/** Opens a file and lets go of the one before. Throws an ApiError for one that is no catalogue. */
export async function openReceived({ name, path }: { name: string; path: string }): Promise<void> {
  closeFile();
  session = undefined;
  const { entries, close } = await openCatalogue({ ...pathSource(path), name }, UPLOAD_BOUNDS);
  closeFile = close;
  session = entries()[Symbol.asyncIterator]();
}

/** Returns the next outfits of the file that was opened. */
export async function nextEntries(): Promise<CatalogueEntries> {
  const entries: CatalogueEntry[] = [];
  while (session && entries.length < BATCH_ENTRIES) {
    const next = await session.next();
    if (next.done) {
      session = undefined;
      closeFile();
      return { entries, isLast: true };
    }
    entries.push(next.value);
  }
  return { entries, isLast: session === undefined };
}
