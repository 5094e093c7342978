import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";

/** Throws a StartupError unless the configured database is empty. Read-only. */
export async function assertEmptyTarget({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<void> {
  if (databaseUrl) await assertEmptyDatabase(databaseUrl);
  else await assertEmptyFolder(join(dataDir, "database"));
}

async function assertEmptyFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (entries.length === 0) return;
  throw new StartupError(
    `${folder} already contains a shop, and a backup can only be restored into an empty database: set DATA_DIR to a new folder, or move this one.`,
  );
}

async function assertEmptyDatabase(databaseUrl: string): Promise<void> {
  const { Client } = await import("pg");
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  let tables: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ tables: number }>(
      "select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')",
    );
    tables = rows[0]?.tables ?? 0;
  } catch (error) {
    throw new StartupError(
      `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}): check that it runs and that the address and password are right.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
  if (tables === 0) return;
  throw new StartupError(
    "The database at DATABASE_URL already contains tables, and a backup can only be restored into an empty database: create a new one (createdb) and set DATABASE_URL to it.",
  );
}
