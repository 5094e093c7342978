import { get } from "./exchange.ts";
import type { Line } from "./row.ts";
import { detailPaths, HARDEST_QUESTIONS, SIZE_QUESTIONS } from "./size-questions.ts";
import { percentile } from "./statistics.ts";

const ROUNDS = 8;
const ASKED_PER_ROUND = 40;
/** Nobody notices so much. */
export const UNNOTICED_MS = 50;

/** One side of a comparison: what the table calls it, and what is asked of which shop. */
export interface Side {
  name: string;
  url: string;
  paths: readonly string[];
}

export interface SizeRow {
  row: string;
  /** What the shops stand on, for the table. */
  engine: string;
  target: number;
}

export interface SizedShop {
  url: string;
  outfits: number;
}

export interface Limits {
  /** How many times the reference's 95th percentile the measured one may be. */
  ratio?: number;
  /** What it may be in itself. */
  milliseconds?: number;
}

/** Asks both sides in turns, one request after the other; the ratio is that of their 95th percentiles. */
export async function compareP95(
  row: string,
  what: string,
  measured: Side,
  reference: Side,
  { ratio = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Limits,
): Promise<Line> {
  await ask(reference);
  await ask(measured);
  const times: { measured: number[]; reference: number[] } = { measured: [], reference: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.reference.push(...(await ask(reference)));
    times.measured.push(...(await ask(measured)));
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

/** Every question, put to a shop with many outfits and to one with few. */
export async function compareSizes(sizes: SizeRow, many: SizedShop, few: SizedShop): Promise<Line[]> {
  const lines: Line[] = [];
  const compare = async (what: string, limits: Limits, manyPaths: string[], fewPaths = manyPaths) => {
    const measured = { name: sizeName(many), url: many.url, paths: manyPaths };
    const reference = { name: sizeName(few), url: few.url, paths: fewPaths };
    lines.push(
      await compareP95(sizes.row, `${what}, p95, ${sizes.engine}, no caches`, measured, reference, limits),
    );
  };
  for (const [what, paths] of Object.entries(SIZE_QUESTIONS)) {
    await compare(what, { ratio: sizes.target }, paths);
  }
  const details = [await detailPaths(many.url), await detailPaths(few.url)] as const;
  await compare("detail", { ratio: sizes.target }, ...details);
  for (const [what, paths] of Object.entries(HARDEST_QUESTIONS)) {
    await compare(what, { milliseconds: UNNOTICED_MS }, paths);
  }
  return lines;
}

const sizeName = ({ outfits }: SizedShop) => `${outfits.toLocaleString("en-IN")} outfits`;

/** Milliseconds until the whole answer is there, for so many requests one after the other. */
async function ask({ url, paths }: Side): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ASKED_PER_ROUND; at += 1) {
    const started = performance.now();
    const { status } = await get(`${url}${paths[at % paths.length]}`);
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${paths[at % paths.length]} answered ${status}`);
  }
  return times;
}
