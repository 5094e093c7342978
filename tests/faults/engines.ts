import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { startBuiltServer, temporaryDataDir } from "../../scripts/built-server.mjs";
import { freshDatabase } from "./fresh-database.ts";
import type { Furnishing, ShopProcess } from "./shop-processes.ts";

/** What a test is run on, by name, with `describe.each`. */
export const ENGINES = ["PostgreSQL", "the embedded database"] as const;
export type Engine = (typeof ENGINES)[number];

/** For tests with another subject, on machines that have other things to do: nobody is turned away for it. */
export const NEVER_TOO_BUSY = { OVERLOAD_LOOP_DELAY_MS: "0" };

/** Where a shop's data lie; the processes of a place share them. */
export interface ShopPlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** An empty place that is gone when the test is over. Made before anything that is started in it. */
export async function emptyPlace(engine: Engine): Promise<ShopPlace> {
  const dataDir = temporaryDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { databaseUrl: engine === "PostgreSQL" ? await freshDatabase() : undefined, dataDir };
}

/** Works on a place's data past the shop. An embedded database belongs to one process: to no shop, then. */
export async function inPlace<T>(place: ShopPlace, work: (database: Database) => Promise<T>): Promise<T> {
  const open = await openDatabase(place);
  try {
    return await work(open.database);
  } finally {
    await open.close();
  }
}

/** A place with some outfits, and somebody who is signed in. */
export async function furnishedPlace(
  engine: Engine,
  outfits = 12,
): Promise<{ place: ShopPlace } & Furnishing> {
  const place = await emptyPlace(engine);
  const furnishing = await inPlace(place, async (database) => {
    const outfitIds = await createOutfits(
      database,
      Array.from({ length: outfits }, () => ({})),
    );
    const token = await createSession(database, await createUser(database));
    return { outfitIds, caller: { authorization: `Bearer ${token}` } };
  });
  return { place, ...furnishing };
}

/** The built server on a place's data; it is stopped when the test is over, if it still runs. */
export async function startIn(place: ShopPlace, env: Record<string, string> = {}): Promise<ShopProcess> {
  const { dataDir, databaseUrl = "" } = place;
  const shop = await startBuiltServer({ dataDir, env: { DATABASE_URL: databaseUrl, SEED: "none", ...env } });
  onTestFinished(async () => {
    await shop.stop();
  });
  return shop;
}
