import { START_INDEX_MAX } from "#contract/limits.ts";
import { grouped } from "../format.ts";
import { generatedDatabase, startShopOn } from "../generated-postgres-shop.ts";
import { queryOnce } from "../postgres.ts";
import type { Line, Row } from "../row.ts";
import { compareP95, compareSizes, type Sizes, UNNOTICED_MS } from "../size-comparison.ts";
import { deepPages } from "../size-queries.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const TARGET = 1.5;
const DEEP_LISTS = {
  "list of all": "",
  "list of a third": "&section=Women",
  "list of a twentieth": "&category=Casual",
};

/** Pages at the largest offset, against the first ones. */
async function* compareDepths({ engine }: Sizes, url: string): AsyncGenerator<Line> {
  for (const [name, filter] of Object.entries(DEEP_LISTS)) {
    const at = (startIndex: number) => ({
      name: `from ${grouped(startIndex)}`,
      url,
      paths: deepPages(startIndex, filter),
    });
    const what = `${name} in each order, deepest page, p95, ${engine}, no caches`;
    yield compareP95(what, at(START_INDEX_MAX), at(0), { milliseconds: UNNOTICED_MS });
  }
}

export const sizePostgres: Row = async function* () {
  const databases = { few: await generatedDatabase(FEW), many: await generatedDatabase(MANY) };
  // The buffers are much smaller than a million outfits.
  const [settings] = await queryOnce<{ shared_buffers: string }>(databases.many, "show shared_buffers");
  const sizes = { engine: `PostgreSQL (${settings?.shared_buffers} shared buffers)`, target: TARGET };
  await using few = await startShopOn(databases.few, { CACHE: "off" });
  await using many = await startShopOn(databases.many, { CACHE: "off" });
  yield* compareSizes(sizes, { url: many.url, outfits: MANY }, { url: few.url, outfits: FEW });
  yield* compareDepths(sizes, many.url);
};
