import { startEmbeddedShop } from "../generated-shop.ts";
import type { Row } from "../row.ts";
import { compareSizes } from "../size-comparison.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROW = { row: "B5", engine: "embedded", target: 2 };

export const sizeEmbedded: Row = {
  id: "B5",
  measure: async () => {
    const few = await startEmbeddedShop(FEW);
    try {
      const many = await startEmbeddedShop(MANY);
      try {
        return await compareSizes(ROW, { url: many.url, outfits: MANY }, { url: few.url, outfits: FEW });
      } finally {
        await many.stop();
      }
    } finally {
      await few.stop();
    }
  },
};
