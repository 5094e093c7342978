import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { contentKey } from "#server/readers/catalogue/catalogue-entry.ts";
import { readDemo } from "./read-demo.ts";
import { demoFolder } from "./seed-shop.ts";

let demoKeys: Promise<string[]> | undefined;

/**
 * The import keys of the demo's outfits, by which stored ones are known: an outfit keeps its key when it is
 * edited, and a duplicate of it has none.
 */
export function readDemoKeys(): Promise<string[]> {
  demoKeys ??= readDemo(demoFolder).then((demo) => demo.outfits.map(({ outfit }) => contentKey(outfit)));
  return demoKeys;
}

export async function hasDemoOutfits(database: Database): Promise<boolean> {
  const found = await database
    .select({ id: outfits.id })
    .from(outfits)
    .where(inArray(outfits.importKey, await readDemoKeys()))
    .limit(1);
  return found.length > 0;
}
