import { type Config, readConfig } from "#server/config.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readDotEnv } from "#server/dot-env.ts";
import { diskProblem } from "#server/errors/disk-problem.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";

/** The shop that the settings name, as a command works on it. */
export interface OpenShop {
  config: Config;
  database: Database;
  blobStore: BlobStore;
  /** To be called after many rows were written. */
  maintain: OpenDatabase["maintain"];
}

/** Opens the shop for `work` and closes it whatever happens. Throws a StartupError for what the operator can mend. */
export async function withShop<T>(work: (shop: OpenShop) => Promise<T>): Promise<T> {
  readDotEnv();
  const config = readConfig(process.env);
  try {
    return await withOpenDatabase(config, work);
  } catch (error) {
    throw diskProblem(error, config.dataDir) ?? error;
  }
}

async function withOpenDatabase<T>(config: Config, work: (shop: OpenShop) => Promise<T>): Promise<T> {
  const open = await openDatabase(config);
  try {
    const { database, maintain } = open;
    return await work({ config, database, blobStore: await openBlobStore(config), maintain });
  } finally {
    await open.close();
  }
}
