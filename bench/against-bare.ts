import { get } from "./exchange.ts";
import { requestsPerSecond } from "./load.ts";
import { startReference } from "./reference.ts";
import type { Line } from "./row.ts";
import { median } from "./statistics.ts";

const ROUNDS = 5;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 4;

const perSecond = (value: number) => `${Math.round(value).toLocaleString("en-IN")} req/s`;

interface Question {
  row: string;
  what: string;
  url: string;
  target: number;
}

/** Loads the server and a bare server that sends the same bytes in turn, several times; the medians make the ratio. */
export async function measureAgainstBare({ row, what, url, target }: Question): Promise<Line> {
  const answer = await get(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const reference = await startReference(answer);
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
    what: `${what} (${(answer.body.length / 1024).toFixed(1)} KB)`,
    measured: perSecond(median(ours)),
    reference: `bare node:http ${perSecond(median(bare))}`,
    ratio: ratio.toFixed(2),
    target: `≥ ${target.toFixed(2)}`,
    holds: ratio >= target,
  };
}
