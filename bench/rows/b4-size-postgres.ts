import { generatedDatabase, startShopOn } from "../generated-postgres-shop.ts";
import { queryOnce } from "../postgres.ts";
import type { Line, Row } from "../row.ts";
import { compareP95, compareSizes, type Limits, type SizeRow, UNNOTICED_MS } from "../size-comparison.ts";
import { deepPages } from "../size-questions.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const TARGET = 1.5;
/** Lists, each with places far in it. */
const DEEP_LISTS = [
  { name: "list of all", filter: "", depths: [1_000, 100_000, 500_000, 900_000] },
  { name: "list of a third", filter: "&section=Women", depths: [1_000, 100_000, 200_000, 300_000] },
  { name: "list of a twentieth", filter: "&category=Casual", depths: [1_000, 10_000, 25_000, 40_000] },
];

/** Pages far into a list: nobody is to wait for them, and further in they are to cost no more. */
async function compareDepths(sizes: SizeRow, url: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, filter, depths } of DEEP_LISTS) {
    const at = (startIndex: number) => ({
      name: `from ${startIndex.toLocaleString("en-IN")}`,
      url,
      paths: deepPages(startIndex, filter),
    });
    const compare = async (depth: number, reference: number, limits: Limits) => {
      const what = `${name} in each order, deep page, p95, ${sizes.engine}, no caches`;
      lines.push(await compareP95(sizes.row, what, at(depth), at(reference), limits));
    };
    const [first = 0, second = 0, ...further] = depths;
    await compare(first, 0, { milliseconds: UNNOTICED_MS });
    await compare(second, 0, { milliseconds: UNNOTICED_MS });
    for (const depth of further) await compare(depth, second, { ratio: TARGET });
  }
  return lines;
}

export const sizePostgres: Row = {
  id: "B4",
  measure: async () => {
    const databases = { few: await generatedDatabase(FEW), many: await generatedDatabase(MANY) };
    // A database may hold less in memory than there is on the machine, and much less than a million outfits take.
    const [settings] = await queryOnce<{ shared_buffers: string }>(databases.many, "show shared_buffers");
    const sizes = {
      row: "B4",
      engine: `PostgreSQL (${settings?.shared_buffers} shared buffers)`,
      target: TARGET,
    };
    const few = await startShopOn(databases.few, { CACHE: "off" });
    try {
      const many = await startShopOn(databases.many, { CACHE: "off" });
      try {
        return [
          ...(await compareSizes(sizes, { url: many.url, outfits: MANY }, { url: few.url, outfits: FEW })),
          ...(await compareDepths(sizes, many.url)),
        ];
      } finally {
        await many.stop();
      }
    } finally {
      await few.stop();
    }
  },
};
