import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { startBuiltServer, temporaryDataDir } from "../../scripts/built-server.mjs";
import { freshDatabase } from "./fresh-database.ts";
import { type SeededShop, type ShopProcess, seedShop } from "./shop-processes.ts";

/** The engines by name, for `describe.each`. */
export const ENGINES = ["PostgreSQL", "the embedded database"] as const;
export type Engine = (typeof ENGINES)[number];

/** Disables load shedding, for tests with another subject on a busy machine. */
export const LOAD_SHEDDING_OFF = { OVERLOAD_LOOP_DELAY_MS: "0" };

/** The database and files of one shop; several processes can use them one after the other. */
export interface ShopStorage {
  dataDir: string;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Starts the built server; it is stopped at the end of the test. */
  start(env?: Record<string, string>): Promise<ShopProcess>;
  /**
   * Gives direct access to the database. An embedded one belongs to one process, so no server
   * may run meanwhile.
   */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/**
 * Creates empty storage that is removed at the end of the test, except for a `dataDir` that
 * the caller provides.
 */
export async function createStorage(engine: Engine, dataDir = dataDirOfTest()): Promise<ShopStorage> {
  const databaseUrl = engine === "PostgreSQL" ? await freshDatabase() : undefined;
  return {
    dataDir,
    databaseUrl,
    start: async (env = {}) => {
      const settings = { DATABASE_URL: databaseUrl ?? "", SEED: "none", ...env };
      const shop = await startBuiltServer({ dataDir, env: settings });
      onTestFinished(async () => void (await shop.stop()));
      return shop;
    },
    withDatabase: async (work) => {
      const open = await openDatabase({ databaseUrl, dataDir });
      return work(open.database).finally(() => open.close());
    },
  };
}

/** Creates storage with some outfits and a signed-in user. */
export async function createSeededStorage(
  engine: Engine,
  outfits = 12,
): Promise<{ storage: ShopStorage } & SeededShop> {
  const storage = await createStorage(engine);
  return { storage, ...(await storage.withDatabase((database) => seedShop(database, outfits))) };
}

function dataDirOfTest(): string {
  const folder = temporaryDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
