import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { diskProblem, fullDiskSentence, hasNoRoom } from "#server/errors/disk-problem.ts";
import { StartupError } from "#server/errors/startup-error.ts";
import { aroundStatements } from "../around-statements.ts";
import type { EngineOptions, OpenDatabase } from "../database.ts";
import { migrationsFolder } from "../migrations-folder.ts";
import { endProcessWith } from "./embedded-end.ts";
import { lockFolder } from "./folder-lock.ts";

/** Opens the embedded PostgreSQL in the data folder, for this process alone. */
export async function openEmbedded(dataDir: string, options: EngineOptions = {}): Promise<OpenDatabase> {
  const folder = join(dataDir, "database");
  let unlock = async () => {};
  try {
    await mkdir(folder, { recursive: true });
    unlock = await lockFolder(folder);
    const client = await PGlite.create({ dataDir: join(folder, "pgdata"), extensions: { pg_trgm } });
    endProcessWith(client, folder);
    return await prepare(client, unlock, options);
  } catch (error) {
    await unlock();
    throw asStartupError(error, folder);
  }
}

/** An embedded database in memory; tests start from a migrated dump of one. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ extensions: { pg_trgm }, ...(dump ? { loadDataDir: dump } : {}) });
  const open = await prepare(client, async () => {});
  return { ...open, dump: () => client.dumpDataDir("none") };
}

async function prepare(
  client: PGlite,
  release: () => Promise<void>,
  { aroundStatement, migrations = migrationsFolder }: EngineOptions = {},
): Promise<OpenDatabase> {
  const database = drizzle(aroundStatements(client, aroundStatement));
  // Everything is in memory or a cached file away: reading here and there costs hardly more than reading in order.
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
  // The database itself says only that it could not begin.
  if (hasNoRoom(folder)) return new StartupError(fullDiskSentence(folder), { cause: error });
  return new StartupError(
    `The embedded database in ${folder} cannot be opened (${reason}): restore a backup, or move the folder away to start anew.`,
    { cause: error },
  );
}
