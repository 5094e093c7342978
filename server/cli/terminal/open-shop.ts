import { type Config, readConfig } from "#server/config/config.ts";
import { readDotEnv } from "#server/config/dot-env.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { diskProblem } from "#server/errors/disk-problem.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";

/** The shop that the settings name, as a command works on it. */
export interface OpenShop {
  config: Config;
  open: OpenDatabase;
  blobStore: BlobStore;
}

/** Opens the shop for `work` and closes it whatever happens. Throws a StartupError for what the operator can mend. */
export async function withShop<T>(work: (shop: OpenShop) => Promise<T>): Promise<T> {
  return withSettings(async (config, open) => work({ config, open, blobStore: await openBlobStore(config) }));
}

/** The same for work that needs no pictures. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return withSettings((_config, { database }) => work(database));
}

async function withSettings<T>(work: (config: Config, open: OpenDatabase) => Promise<T>): Promise<T> {
  readDotEnv();
  const config = readConfig(process.env);
  try {
    return await withOpenDatabase(config, work);
  } catch (error) {
    throw diskProblem(error, config.dataDir) ?? error;
  }
}

async function withOpenDatabase<T>(
  config: Config,
  work: (config: Config, open: OpenDatabase) => Promise<T>,
): Promise<T> {
  const open = await openDatabase(config);
  try {
    return await work(config, open);
  } finally {
    await open.close();
  }
}
