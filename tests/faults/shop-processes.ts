import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openPostgres } from "#server/db/engines/postgres.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { startBuiltServer, temporaryDataDir } from "../../scripts/built-server.mjs";

export type ShopProcess = Awaited<ReturnType<typeof startBuiltServer>>;

/**
 * Starts the built server on a PostgreSQL database, with a data folder of its own; it is stopped at the end
 * of the test.
 */
export async function startShop(databaseUrl: string, env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = temporaryDataDir();
  const shop = await startBuiltServer({ dataDir, env: { DATABASE_URL: databaseUrl, SEED: "none", ...env } });
  onTestFinished(async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return shop;
}

/** Ends a process like a power cut: none of its handlers runs. */
export async function kill(shop: ShopProcess): Promise<void> {
  process.kill(shop.pid ?? 0, "SIGKILL");
  await shop.stop();
}

export interface SeededShop {
  outfitIds: string[];
  /** The authorization header of a signed-in user. */
  caller: { authorization: string };
}

/** Inserts some outfits and a signed-in user. */
export async function seedShop(database: Database, outfits: number): Promise<SeededShop> {
  const outfitIds = await createOutfits(
    database,
    Array.from({ length: outfits }, () => ({})),
  );
  return { outfitIds, caller: bearer(await createSession(database, await createUser(database))) };
}

/** Migrates a PostgreSQL database where needed and seeds it. */
export async function seedDatabase(databaseUrl: string, outfits = 12): Promise<SeededShop> {
  const open = await openPostgres(databaseUrl);
  return seedShop(open.database, outfits).finally(() => open.close());
}
