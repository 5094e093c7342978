import sharp from "sharp";
import { cutOut } from "#cutout/cut-out.ts";
import { type DrawnProduct, drawProduct, overlap, PRODUCTS } from "#tests/factories/drawn-products.ts";
import { GROUNDS, photograph } from "#tests/factories/product-photographs.ts";
import type { Row } from "../row.ts";
import { median } from "../statistics.ts";

/** Pixels of the longest side; the masks of a smaller picture say more about its size than about the method. */
const SIDE = 700;
const TARGET_MEAN = 0.98;
const TARGET_WORST = 0.95;
const TIMED_SIDE = 2_000;
const TIMED_PICTURES = 5;
const TARGET_SECONDS = 0.6;

/** Cutting drawn products, whose true masks are known, out of a hundred grounds; takes ten minutes of one core. */
export const cuttingOut: Row = async function* () {
  sharp.concurrency(1);
  const products = await drawAll(SIDE);
  const grounds: { name: string; overlap: number }[] = [];
  /** Of pictures that do not keep their ground. */
  const clean: number[] = [];
  for (const ground of GROUNDS) {
    const overlaps: number[] = [];
    for (const product of products) {
      const { mask, quality } = await cutOut(await photograph(product, ground));
      const share = overlap(mask.alpha, product);
      overlaps.push(share);
      if (quality === "clean") clean.push(share);
    }
    grounds.push({ name: ground.name, overlap: meanOf(overlaps) });
  }
  const pictures = products.length * GROUNDS.length;
  const mean = meanOf(grounds.map((ground) => ground.overlap));
  const [worst] = grounds.sort((one, other) => one.overlap - other.overlap);
  yield {
    what: `cutting out: intersection over union, ${products.length} products on ${GROUNDS.length} grounds, mean`,
    measured: `${mean.toFixed(3)}; ${meanOf(clean).toFixed(3)} without the ${pictures - clean.length} framed ones`,
    target: `≥ ${TARGET_MEAN}`,
    holds: mean >= TARGET_MEAN,
  };
  yield {
    what: `cutting out: the worst ground (${worst?.name})`,
    measured: (worst?.overlap ?? 0).toFixed(3),
    target: `≥ ${TARGET_WORST}`,
    holds: (worst?.overlap ?? 0) >= TARGET_WORST,
  };
  const seconds = await secondsOfLarge();
  yield {
    what: "cutting out: a picture of 2,000 pixels, one core",
    measured: `${seconds.toFixed(2)} s`,
    target: `≤ ${TARGET_SECONDS} s`,
    holds: seconds <= TARGET_SECONDS,
  };
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const drawAll = (side: number): Promise<DrawnProduct[]> =>
  Promise.all(PRODUCTS.map(([name, section]) => drawProduct(name, section, side)));

async function secondsOfLarge(): Promise<number> {
  const [name, section] = PRODUCTS[0] ?? ["Tan leather handbag", "Women"];
  const product = await drawProduct(name, section, TIMED_SIDE);
  const times: number[] = [];
  for (const ground of GROUNDS.slice(0, TIMED_PICTURES)) {
    const picture = await photograph(product, ground);
    const started = performance.now();
    await cutOut(picture);
    times.push((performance.now() - started) / 1_000);
  }
  return median(times);
}
