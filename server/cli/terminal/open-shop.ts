import { type Config, readConfig } from "#server/config/config.ts";
import { readDotEnv } from "#server/config/dot-env.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { diskProblem } from "#server/lib/errors/disk-problem.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";

/** The configured shop, opened for a command. */
export interface OpenShop {
  config: Config;
  open: OpenDatabase;
  blobStore: BlobStore;
}

/**
 * Opens the shop for `work` and always closes it. Throws a StartupError for problems that the
 * operator can solve.
 */
export async function withShop<T>(work: (shop: OpenShop) => Promise<T>): Promise<T> {
  return withSettings(async (config, open) => work({ config, open, blobStore: await openBlobStore(config) }));
}

/** Like `withShop`, for work that needs no pictures. */
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
