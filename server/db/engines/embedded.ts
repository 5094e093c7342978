import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { StartupError } from "#server/errors/startup-error.ts";
import type { OpenDatabase } from "../database.ts";
import { migrationsFolder } from "../migrations-folder.ts";
import { lockFolder } from "./folder-lock.ts";

/** Opens the embedded PostgreSQL in the data folder, for this process alone. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, "database");
  await makeFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: join(folder, "pgdata"), extensions: { pg_trgm } });
    return await prepare(client, unlock);
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

async function prepare(client: PGlite, release: () => Promise<void>): Promise<OpenDatabase> {
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  return {
    database,
    kind: "embedded",
    ping: async () => {
      await client.query("select 1");
    },
    close: async () => {
      await client.close();
      await release();
    },
  };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw asStartupError(error, folder);
  }
}

function asStartupError(error: unknown, folder: string): Error {
  if (error instanceof StartupError) return error;
  switch (reasonOf(error)) {
    case "not writable":
      return new StartupError(
        `The data folder ${folder} cannot be written to: give this user write access or set DATA_DIR to another folder.`,
        { cause: error },
      );
    case "disk full":
      return new StartupError(
        `The disk that holds ${folder} is full: free some space or set DATA_DIR to a folder on another disk.`,
        { cause: error },
      );
    default:
      return new StartupError(
        `The embedded database in ${folder} cannot be opened (${error instanceof Error ? error.message : String(error)}): restore a backup, or move the folder away to start anew.`,
        { cause: error },
      );
  }
}

/** The embedded engine reports a failing disk with the numbers of its own C library, so texts are read too. */
function reasonOf(error: unknown): "not writable" | "disk full" | "unknown" {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = `${String(code)} ${String(message)}`;
  if (/EACCES|EPERM|EROFS|ENOTDIR|EEXIST|permission denied|read-only/i.test(text)) return "not writable";
  if (/ENOSPC|EDQUOT|no space left|disk full/i.test(text)) return "disk full";
  return "unknown";
}
