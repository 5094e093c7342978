import { get } from "./exchange.ts";
import { perSecond } from "./format.ts";
import { requestsPerSecond } from "./load.ts";
import { measureAlternately } from "./measure-alternately.ts";
import { startReference } from "./reference.ts";
import type { Line } from "./row.ts";

const ROUNDS = 5;
const ROUND_SECONDS = 4;

/**
 * Loads the server and a bare server that sends the same bytes alternately; the ratio is that of the medians.
 */
export async function measureAgainstBare(what: string, url: string, target: number): Promise<Line> {
  const response = await get(url);
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
  using bare = await startReference(response);
  const { ours, reference, ratio } = await measureAlternately(
    ROUNDS,
    () => requestsPerSecond(url, ROUND_SECONDS),
    () => requestsPerSecond(bare.url, ROUND_SECONDS),
  );
  return {
    what: `${what} (${(response.body.length / 1024).toFixed(1)} KB)`,
    measured: perSecond(ours),
    reference: `bare node:http ${perSecond(reference)}`,
    ratio: ratio.toFixed(2),
    target: `≥ ${target.toFixed(2)}`,
    holds: ratio >= target,
  };
}
