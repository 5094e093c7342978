import { median } from "./statistics.ts";

/** Medians of two sides that are measured in turn, after one round of each that does not count. */
export async function measureInTurn(
  rounds: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<{ ours: number; reference: number; ratio: number }> {
  await ours();
  await reference();
  const seen = { ours: [] as number[], reference: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.ours.push(await ours());
    seen.reference.push(await reference());
  }
  const [oursMedian, referenceMedian] = [median(seen.ours), median(seen.reference)];
  return { ours: oursMedian, reference: referenceMedian, ratio: oursMedian / referenceMedian };
}
