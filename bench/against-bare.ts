import { get } from "./exchange.ts";
import { perSecond } from "./format.ts";
import { requestsPerSecond } from "./load.ts";
import { startReference } from "./reference.ts";
import type { Line } from "./row.ts";
import { median } from "./statistics.ts";

const ROUNDS = 5;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 4;

interface HotUrl {
  row: string;
  what: string;
  url: string;
  target: number;
}

/** Loads the server and a bare server that sends the same bytes alternately; the ratio is that of the medians. */
export async function measureAgainstBare({ row, what, url, target }: HotUrl): Promise<Line> {
  const response = await get(url);
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
  const reference = await startReference(response);
  const ours: number[] = [];
  const bare: number[] = [];
  try {
    await requestsPerSecond(url, WARM_UP_SECONDS);
    await requestsPerSecond(reference.url, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await requestsPerSecond(url, ROUND_SECONDS));
      bare.push(await requestsPerSecond(reference.url, ROUND_SECONDS));
    }
  } finally {
    reference.stop();
  }
  const ratio = median(ours) / median(bare);
  return {
    row,
    what: `${what} (${(response.body.length / 1024).toFixed(1)} KB)`,
    measured: perSecond(median(ours)),
    reference: `bare node:http ${perSecond(median(bare))}`,
    ratio: ratio.toFixed(2),
    target: `≥ ${target.toFixed(2)}`,
    holds: ratio >= target,
  };
}
