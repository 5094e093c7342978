import { get } from "./exchange.ts";
import { grouped } from "./format.ts";
import type { Line } from "./row.ts";
import { detailPaths, HARDEST_SEARCHES, SIZE_QUERIES } from "./size-queries.ts";
import { percentile } from "./statistics.ts";

const ROUNDS = 8;
const REQUESTS_PER_ROUND = 40;
/** A delay that people do not notice. */
export const UNNOTICED_MS = 50;

/** One side of a comparison: its name in the table, and the requests to a shop. */
export interface Side {
  name: string;
  url: string;
  paths: readonly string[];
}

export interface SizeRow {
  row: string;
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

/** Sends requests to both sides alternately, one after the other; the ratio is that of their 95th percentiles. */
export async function compareP95(
  row: string,
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
    row,
    what,
    measured: `${measured.name}: ${ours.toFixed(1)} ms`,
    reference: `${reference.name}: ${theirs.toFixed(1)} ms`,
    ratio: (ours / theirs).toFixed(2),
    target: Number.isFinite(ratio) ? `≤ ${ratio}` : `≤ ${milliseconds} ms`,
    holds: ours / theirs <= ratio && ours <= milliseconds,
  };
}

/** Compares every query on a shop with many outfits and one with few. */
export async function compareSizes(sizes: SizeRow, many: SizedShop, few: SizedShop): Promise<Line[]> {
  const lines: Line[] = [];
  const compare = async (what: string, limits: Limits, manyPaths: string[], fewPaths = manyPaths) => {
    const measured = { name: sizeName(many), url: many.url, paths: manyPaths };
    const reference = { name: sizeName(few), url: few.url, paths: fewPaths };
    lines.push(
      await compareP95(sizes.row, `${what}, p95, ${sizes.engine}, no caches`, measured, reference, limits),
    );
  };
  for (const [what, paths] of Object.entries(SIZE_QUERIES)) {
    await compare(what, { ratio: sizes.target }, paths);
  }
  const details = [await detailPaths(many.url), await detailPaths(few.url)] as const;
  await compare("detail", { ratio: sizes.target }, ...details);
  for (const [what, paths] of Object.entries(HARDEST_SEARCHES)) {
    await compare(what, { milliseconds: UNNOTICED_MS }, paths);
  }
  return lines;
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
