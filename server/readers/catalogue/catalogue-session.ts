import type { CatalogueEntry } from "./catalogue-entry.ts";
import { bytesSource } from "./file-source.ts";
import { openCatalogue, UPLOAD_BOUNDS } from "./open-catalogue.ts";

/** Some outfits of a file, refused ones included. */
export interface CatalogueEntries {
  entries: CatalogueEntry[];
  isLast: boolean;
}

/** The largest outfits are about 75 KB, and whoever receives a batch copies it at once. */
const BATCH_ENTRIES = 50;

/** The file that this thread receives, and then reads. */
let parts: Uint8Array[] = [];
let session: AsyncIterator<CatalogueEntry> | undefined;

/** Takes a part of a file; the first one lets go of the file before. */
export function addPart({ bytes, isFirst }: { bytes: Uint8Array; isFirst: boolean }): void {
  if (isFirst) {
    parts = [];
    session = undefined;
  }
  parts.push(bytes);
}

/** Opens the file that has arrived. Throws an ApiError for one that is no catalogue. */
export async function openReceived(name: string): Promise<void> {
  const bytes = Buffer.concat(parts);
  parts = [];
  const { entries } = await openCatalogue(bytesSource(name, bytes), UPLOAD_BOUNDS);
  session = entries()[Symbol.asyncIterator]();
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
    entries.push(next.value);
  }
  return { entries, isLast: session === undefined };
}
