import type { CatalogueEntry } from "./catalogue-line.ts";
import { openUpload, readCatalogueEntries } from "./uploaded-catalogue.ts";

/** Some outfits of a file, refused ones included. */
export interface CatalogueEntries {
  entries: CatalogueEntry[];
  isLast: boolean;
}

/** The largest outfits are about 75 KB, and whoever receives a batch copies it at once. */
const BATCH_ENTRIES = 50;

/** The file that this thread receives, and then reads. */
let parts: Uint8Array[] = [];
let session: AsyncGenerator<CatalogueEntry> | undefined;

/** Takes a part of a file; the first one lets go of the file before. */
export function addPart({ bytes, isFirst }: { bytes: Uint8Array; isFirst: boolean }): void {
  if (isFirst) {
    parts = [];
    session = undefined;
  }
  parts.push(bytes);
}

/** Opens the file that has arrived. Throws an ApiError for one that is no catalogue. */
export async function openCatalogue(name: string): Promise<void> {
  const bytes = Buffer.concat(parts);
  parts = [];
  session = readCatalogueEntries(await openUpload({ name, bytes }));
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
