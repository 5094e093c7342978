import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/engines/embedded.ts";
import { openPostgres } from "#server/db/engines/postgres.ts";
import { startBuiltServer, temporaryDataDir } from "../../scripts/built-server.mjs";
import { freshDatabase } from "./fresh-database.ts";
import type { ShopProcess } from "./shop-processes.ts";

/** Where one shop keeps everything, whichever engine it has; processes of it can come and go. */
export interface ShopPlace {
  dataDir: string;
  /** Starts the built server there; it is stopped when the test is over, if it still runs. */
  start(env?: Record<string, string>): Promise<ShopProcess>;
  /** Works with the database itself. An embedded one belongs to one process, so no server may run meanwhile. */
  withDatabase<T>(work: (open: OpenDatabase) => Promise<T>): Promise<T>;
}

type Engine = (dataDir: string) => Promise<{ databaseUrl: string; open: () => Promise<OpenDatabase> }>;

const ENGINES = {
  embedded: async (dataDir) => ({ databaseUrl: "", open: () => openEmbedded(dataDir) }),
  PostgreSQL: async () => {
    const databaseUrl = await freshDatabase();
    return { databaseUrl, open: () => openPostgres(databaseUrl) };
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

/** An empty place for a shop, gone when the test is over; `dataDir` is the caller's to remove where it is given. */
export async function shopPlace(engine: EngineName, dataDir = temporaryFolderOfTest()): Promise<ShopPlace> {
  const { databaseUrl, open } = await ENGINES[engine](dataDir);
  return {
    dataDir,
    start: async (env = {}) => {
      const settings = { DATABASE_URL: databaseUrl, SEED: "none", ...env };
      const shop = await startBuiltServer({ dataDir, env: settings });
      onTestFinished(async () => void (await shop.stop()));
      return shop;
    },
    withDatabase: async (work) => {
      const opened = await open();
      return work(opened).finally(() => opened.close());
    },
  };
}

/** Ends a process as a power button would: nothing of it runs any more. */
export async function kill(shop: ShopProcess): Promise<void> {
  process.kill(shop.pid ?? 0, "SIGKILL");
  await shop.stop();
}

function temporaryFolderOfTest(): string {
  const folder = temporaryDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
