import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import type { CatalogueEntry, ValidOutfit } from "#server/readers/catalogue/catalogue-entry.ts";
import { Refusals } from "./refusals.ts";

/** Receives valid outfits in batches and returns the mistakes of those that it refuses. */
export type Look = (batch: readonly ValidOutfit[]) => Promise<RefusedLine[][]>;

export interface Survey {
  outfits: number;
  refused: number;
  refusals: RefusedLine[];
}

const OUTFITS_PER_BATCH = 100;

/** Reads a file to its end, and passes the valid outfits on. */
export async function survey(
  entries: AsyncIterable<CatalogueEntry>,
  look: Look = async () => [],
): Promise<Survey> {
  const counts = { outfits: 0, refused: 0 };
  const refusals = new Refusals();
  const refuse = (mistakes: readonly RefusedLine[]) => {
    counts.refused += 1;
    refusals.add(mistakes);
  };
  let batch: ValidOutfit[] = [];
  for await (const entry of entries) {
    counts.outfits += 1;
    if ("mistakes" in entry) refuse(entry.mistakes);
    else batch.push(entry);
    if (batch.length < OUTFITS_PER_BATCH) continue;
    for (const mistakes of await look(batch)) refuse(mistakes);
    batch = [];
  }
  for (const mistakes of await look(batch)) refuse(mistakes);
  return { ...counts, refusals: refusals.list() };
}
