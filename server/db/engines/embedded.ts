import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { wrapStatements } from "#server/db/wrap-statements.ts";
import { diskProblem, fullDiskSentence, hasNoRoom } from "#server/errors/disk-problem.ts";
import { StartupError } from "#server/errors/startup-error.ts";
import type { EngineOptions, OpenDatabase } from "../database.ts";
import { migrationsFolder } from "../migrations-folder.ts";
import { exitOnAbort } from "./exit-on-abort.ts";
import { lockFolder } from "./lock-folder.ts";

/** Opens the embedded PostgreSQL in the data folder, for this process alone. */
export async function openEmbedded(dataDir: string, options: EngineOptions = {}): Promise<OpenDatabase> {
  const folder = join(dataDir, "database");
  let unlock = async () => {};
  try {
    await mkdir(folder, { recursive: true });
    unlock = await lockFolder(folder);
    const client = await PGlite.create({ dataDir: join(folder, "pgdata"), extensions: { pg_trgm } });
    exitOnAbort(client, folder);
    return await prepare(client, unlock, options);
  } catch (error) {
    await unlock();
    throw asStartupError(error, folder);
  }
}

/** Opens an embedded database in memory; with `dump`, a copy of one (tests use a migrated template). */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ extensions: { pg_trgm }, ...(dump ? { loadDataDir: dump } : {}) });
  const open = await prepare(client, async () => {});
  return { ...open, dump: () => client.dumpDataDir("none") };
}

async function prepare(
  client: PGlite,
  release: () => Promise<void>,
  { wrapStatement, migrations = migrationsFolder }: EngineOptions = {},
): Promise<OpenDatabase> {
  const database = drizzle(wrapStatements(client, wrapStatement));
  // Pages are in memory or the file cache, so random reads cost about as much as sequential ones.
  await client.exec("set random_page_cost = 1.1");
  await migrate(database, { migrationsFolder: migrations });
  const maintain = async () => {
    await client.exec("vacuum analyze");
  };
  return {
    database,
    kind: "embedded",
    ping: async () => {
      await client.query("select 1");
    },
    maintain,
    close: async () => {
      await client.close();
      await release();
    },
  };
}

function asStartupError(error: unknown, folder: string): StartupError {
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  const problem = diskProblem(error, folder);
  if (problem) return problem;
  // The engine reports a full disk only as a failed start.
  if (hasNoRoom(folder)) return new StartupError(fullDiskSentence(folder), { cause: error });
  return new StartupError(
    `The embedded database in ${folder} cannot be opened (${reason}): restore a backup, or move the folder away to start anew.`,
    { cause: error },
  );
}
