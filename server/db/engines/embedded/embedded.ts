import { writeSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { wrapStatements } from "#server/db/wrap-statements.ts";
import { diskProblem, fullDiskSentence, hasNoRoom } from "#server/lib/errors/disk-problem.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { makePrivateFolder } from "#server/lib/private-files.ts";
import type { EngineOptions, OpenDatabase } from "../../database.ts";
import { migrateDatabase, migrationsFolder } from "../../migrate-database.ts";
import { DatabaseThread } from "./database-thread.ts";
import { lockFolder } from "./lock-folder.ts";

const STANDARD_ERROR = 2;

/** Opens the embedded PostgreSQL in the data folder, for this process alone. */
export async function openEmbedded(dataDir: string, options: EngineOptions = {}): Promise<OpenDatabase> {
  const folder = join(dataDir, "database");
  let close = async () => {};
  try {
    await makePrivateFolder(folder);
    const unlock = await lockFolder(folder);
    close = unlock;
    const thread = await DatabaseThread.start({ folder: join(folder, "pgdata") }, (error) =>
      endProcess(folder, error),
    );
    close = async () => {
      await thread.close();
      await unlock();
    };
    return { ...(await prepare(thread, options)), close };
  } catch (error) {
    await close();
    throw asStartupError(error, folder);
  }
}

/** Opens an embedded database in memory; with `dump`, a copy of one (tests use a migrated template). */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const thread = await DatabaseThread.start(dump ? { dump } : {}, (error) => {
    throw error;
  });
  const open = await prepare(thread);
  return { ...open, dump: () => thread.dump() };
}

async function prepare(
  thread: DatabaseThread,
  { wrapStatement, migrations = migrationsFolder }: EngineOptions = {},
): Promise<OpenDatabase> {
  // Drizzle uses nothing of its client but `query` and `transaction`.
  const database = drizzle(wrapStatements(thread, wrapStatement) as unknown as PGlite);
  if (migrations !== false) {
    await migrateDatabase(database, (config) => migrate(database, config), migrations);
  }
  return {
    database,
    kind: "embedded",
    ping: async () => {
      await thread.query("select 1");
    },
    queueLength: () => thread.pending,
    maintain: () => vacuumTables(thread),
    close: () => thread.close(),
  };
}

/** One table at a time, so that other statements wait for one of them at most. */
async function vacuumTables(thread: DatabaseThread): Promise<void> {
  const { rows } = await thread.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows as { name: string }[]) await thread.query(`vacuum analyze ${name}`);
}

/**
 * Ends the process after the thread of the embedded database failed, for example because the log found no
 * room on the disk. Committed transactions are in the log and are recovered at the next start.
 */
function endProcess(folder: string, problem?: Error): never {
  const reason = hasNoRoom(folder)
    ? fullDiskSentence(folder)
    : `The embedded database in ${folder} has failed${problem ? ` (${problem.message})` : ""}: if that happens again, restore a backup.`;
  writeSync(
    STANDARD_ERROR,
    `${reason} The shop has ended and can be started again; nothing that was answered is lost.\n`,
  );
  process.exit(1);
}

function asStartupError(error: unknown, folder: string): StartupError {
  if (error instanceof StartupError) return error;
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  const problem = diskProblem(error, folder);
  if (problem) return problem;
  // The engine reports a full disk only as a failed start.
  if (hasNoRoom(folder)) return new StartupError(fullDiskSentence(folder), { cause: error });
  return new StartupError(
    `The embedded database in ${folder} cannot be opened (${reason}): restore a backup, or move the folder away to start with an empty shop.`,
    { cause: error },
  );
}
