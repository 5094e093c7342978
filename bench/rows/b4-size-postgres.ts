import { SORT_FIELDS, type SortField } from "#contract/outfit-filters.ts";
import { generatedDatabase, startShopOn } from "../generated-postgres-shop.ts";
import { queryOnce } from "../postgres.ts";
import type { Line, Row } from "../row.ts";
import { compareP95, compareSizes, type SizeRow } from "../size-comparison.ts";
import { deepPages } from "../size-questions.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const TARGET = 1.5;
/** Lists, and how far into them is asked. The first has segments to count by; the other is counted through, from the nearer end. */
const DEEP_LISTS: { name: string; sorts: readonly SortField[]; filter: string; depths: number[] }[] = [
  {
    name: "list of all in each order",
    sorts: SORT_FIELDS,
    filter: "",
    depths: [1_000, 100_000, 500_000, 900_000],
  },
  {
    name: "list of a third in each order",
    sorts: SORT_FIELDS,
    filter: "&section=Women",
    depths: [1_000, 100_000, 300_000],
  },
];

/** Deep pages against the first of the same list, in the same shop. */
async function compareDepths(sizes: SizeRow, url: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, sorts, filter, depths } of DEEP_LISTS) {
    for (const depth of depths) {
      const at = (startIndex: number) => ({
        name: `from ${startIndex.toLocaleString("en-IN")}`,
        url,
        paths: deepPages(startIndex, sorts, filter),
      });
      const what = `${name}, deep page, p95, ${sizes.engine}, no caches`;
      lines.push(await compareP95(sizes.row, what, at(depth), at(0), { ratio: TARGET }));
    }
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
