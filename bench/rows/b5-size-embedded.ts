import { startEmbeddedShop } from "../generated-shop.ts";
import type { Row } from "../row.ts";
import { compareSizes } from "../size-comparison.ts";

const FEW = 1_000;
const MANY = 100_000;
const SIZES = { engine: "embedded", target: 2 };

export const sizeEmbedded: Row = async function* () {
  await using few = await startEmbeddedShop(FEW);
  await using many = await startEmbeddedShop(MANY);
  yield* compareSizes(SIZES, { url: many.url, outfits: MANY }, { url: few.url, outfits: FEW });
};
