import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { contentKey } from "#server/readers/catalogue/catalogue-entry.ts";
import { readDemo } from "./read-demo.ts";
import { demoFolder } from "./seed-shop.ts";

export interface DemoMarks {
  /** Import keys of its outfits. An outfit keeps its key when it is edited, and a duplicate of it has none. */
  keys: string[];
  /** Addresses of its people. */
  emails: string[];
}

let marks: Promise<DemoMarks> | undefined;

/** By what rows of the demo are known in a shop. */
export function readDemoMarks(): Promise<DemoMarks> {
  marks ??= readDemo(demoFolder).then(({ outfits, people }) => ({
    keys: outfits.map(({ outfit }) => contentKey(outfit)),
    emails: people.map(({ email }) => email),
  }));
  return marks;
}

export async function hasDemoOutfits(database: Database): Promise<boolean> {
  const { keys } = await readDemoMarks();
  const found = await database
    .select({ id: outfits.id })
    .from(outfits)
    .where(inArray(outfits.importKey, keys))
    .limit(1);
  return found.length > 0;
}
