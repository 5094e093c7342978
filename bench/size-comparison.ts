import { get } from "./exchange.ts";
import { grouped } from "./format.ts";
import type { Line } from "./row.ts";
import { detailPaths, FIRST_PAGES, SEARCHES, SIZE_QUERIES, similarPaths } from "./size-queries.ts";
import { percentile } from "./statistics.ts";

const ROUNDS = 8;
const REQUESTS_PER_ROUND = 40;
/** An outfit page asks for similar looks once; they may cost so much more than a page of the list. */
const SIMILAR_TO_LIST = 1.5;
/** A delay that people do not notice. */
export const UNNOTICED_MS = 50;

/** One side of a comparison: its name in the table, and the requests to a shop. */
export interface Side {
  name: string;
  url: string;
  paths: readonly string[];
}

export interface Sizes {
  /** The database engine, for the table. */
  engine: string;
  target: number;
}

export interface SizedShop {
  url: string;
  outfits: number;
}

export interface Limits {
  /** Of the measured 95th percentile to the reference's. */
  ratio?: number;
  /** Of the measured 95th percentile. */
  milliseconds?: number;
}

/**
 * Sends requests to both sides alternately, one after the other; the ratio is that of their 95th percentiles.
 */
export async function compareP95(
  what: string,
  measured: Side,
  reference: Side,
  { ratio = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Limits,
): Promise<Line> {
  await timeRequests(reference);
  await timeRequests(measured);
  const times: { measured: number[]; reference: number[] } = { measured: [], reference: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.reference.push(...(await timeRequests(reference)));
    times.measured.push(...(await timeRequests(measured)));
  }
  const [ours, theirs] = [percentile(times.measured, 0.95), percentile(times.reference, 0.95)];
  return {
    what,
    measured: `${measured.name}: ${ours.toFixed(1)} ms`,
    reference: `${reference.name}: ${theirs.toFixed(1)} ms`,
    ratio: (ours / theirs).toFixed(2),
    target: Number.isFinite(ratio) ? `≤ ${ratio}` : `≤ ${milliseconds} ms`,
    holds: ours / theirs <= ratio && ours <= milliseconds,
  };
}

/** Compares every query on a shop with many outfits and one with few. */
export async function* compareSizes(sizes: Sizes, many: SizedShop, few: SizedShop): AsyncGenerator<Line> {
  const compare = (what: string, limits: Limits, manyPaths: string[], fewPaths = manyPaths) => {
    const measured = { name: sizeName(many), url: many.url, paths: manyPaths };
    const reference = { name: sizeName(few), url: few.url, paths: fewPaths };
    return compareP95(`${what}, p95, ${sizes.engine}, no caches`, measured, reference, limits);
  };
  const ratio = { ratio: sizes.target };
  for (const [what, paths] of Object.entries(SIZE_QUERIES)) yield compare(what, ratio, paths);
  yield compare("detail", ratio, await detailPaths(many.url), await detailPaths(few.url));
  const similar = { few: await similarPaths(few.url), many: await similarPaths(many.url) };
  yield compare("similar looks", ratio, similar.many, similar.few);
  yield compareP95(
    `similar looks against the list, ${sizeName(many)}, p95, ${sizes.engine}, no caches`,
    { name: "similar looks", url: many.url, paths: similar.many },
    { name: "list", url: many.url, paths: FIRST_PAGES },
    { ratio: SIMILAR_TO_LIST },
  );
  for (const [what, paths] of Object.entries(SEARCHES)) {
    yield compare(what, { milliseconds: UNNOTICED_MS }, paths);
  }
}

const sizeName = ({ outfits }: SizedShop) => `${grouped(outfits)} outfits`;

/** Milliseconds until each of a round of requests has its whole response. */
async function timeRequests({ url, paths }: Side): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < REQUESTS_PER_ROUND; at += 1) {
    const started = performance.now();
    const { status } = await get(`${url}${paths[at % paths.length]}`);
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${paths[at % paths.length]} returned ${status}`);
  }
  return times;
}
