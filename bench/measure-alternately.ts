import { median } from "./statistics.ts";

/** Medians of two sides measured alternately, after a warm-up round of each. */
export async function measureAlternately(
  rounds: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<{ ours: number; reference: number; ratio: number }> {
  await ours();
  await reference();
  const measured = { ours: [] as number[], reference: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await ours());
    measured.reference.push(await reference());
  }
  const [oursMedian, referenceMedian] = [median(measured.ours), median(measured.reference)];
  return { ours: oursMedian, reference: referenceMedian, ratio: oursMedian / referenceMedian };
}
