import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openPostgres } from "#server/db/engines/postgres.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { startBuiltServer, temporaryDataDir } from "../../scripts/built-server.mjs";

export type ShopProcess = Awaited<ReturnType<typeof startBuiltServer>>;

/** The built server, on a database of the caller's; it is stopped when the test is over, if it still runs. */
export async function startShop(databaseUrl: string, env: Record<string, string> = {}): Promise<ShopProcess> {
  const dataDir = temporaryDataDir();
  const shop = await startBuiltServer({ dataDir, env: { DATABASE_URL: databaseUrl, SEED: "none", ...env } });
  onTestFinished(async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return shop;
}

/** What a test needs to find in a shop. */
export interface Furnishing {
  outfitIds: string[];
  /** The header of somebody who is signed in. */
  caller: { authorization: string };
}

/** Migrates a database, if that was not done, and puts some outfits and a signed-in user into it. */
export async function furnish(databaseUrl: string, outfits = 12): Promise<Furnishing> {
  const open = await openPostgres(databaseUrl);
  try {
    const outfitIds = await createOutfits(
      open.database,
      Array.from({ length: outfits }, () => ({})),
    );
    return { outfitIds, caller: await signIn(open.database) };
  } finally {
    await open.close();
  }
}

async function signIn(database: Database): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await createSession(database, await createUser(database))}` };
}
