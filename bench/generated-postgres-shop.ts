import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { openDatabase } from "#server/db/open-database.ts";
import { wrapStatements } from "#server/db/wrap-statements.ts";
import { startOnTemporaryData, temporaryDataDir } from "../scripts/built-server.mjs";
import { hashInputs } from "../scripts/steps/build-inputs.mjs";
import { ROOT } from "../scripts/steps/root.mjs";
import { fillWithOutfits } from "./fill-generated.ts";
import { grouped } from "./format.ts";
import { benchDatabases, queryOnce } from "./postgres.ts";

/** The files that the content of a filled database depends on. */
const INPUTS = [
  "bench/fill-generated.ts",
  "bench/generate-outfits.ts",
  "bench/generated-rows.ts",
  "contract/outfit/outfit-vocabulary.ts",
  "server/db/migrations",
  "server/modules/outfits/editor/outfit-row.ts",
  "server/modules/outfits/search",
];

/** The URL of a database with generated outfits. It is reused until one of INPUTS changes. */
export async function generatedDatabase(count: number): Promise<string> {
  const databases = await benchDatabases();
  const name = `bench_${count}_${hashInputs(ROOT, INPUTS).slice(0, 12)}`;
  if (await databases.has(name)) return databases.urlOf(name);
  console.log(`Filling a database with ${grouped(count)} outfits …`);
  const unfinished = `bench_${count}_unfinished`;
  await databases.drop(unfinished);
  await fillDatabase(await databases.create(unfinished), count);
  await databases.rename(unfinished, name);
  return databases.urlOf(name);
}

/** Starts the built server on a database, with an empty folder for pictures. */
export function startShopOn(databaseUrl: string, env: Record<string, string> = {}) {
  return startOnTemporaryData({
    dataDir: temporaryDataDir(),
    env: { DATABASE_URL: databaseUrl, SEED: "none", ...env },
  });
}

/**
 * Migrates an empty database and fills it, over a connection without the statement time-out of a shop's pool.
 */
export async function fillDatabase(databaseUrl: string, count: number): Promise<void> {
  await (await openDatabase({ databaseUrl, dataDir: "" })).close();
  // Vacuum marks pages as all-visible only for commits that are flushed, and the servers of
  // scripts/services.sh commit asynchronously.
  const client = new Client({ connectionString: databaseUrl, options: "-c synchronous_commit=on" });
  await client.connect();
  await fillWithOutfits(drizzle(wrapStatements(client)), count).finally(() => client.end());
  await requireVacuumed(databaseUrl);
}

/**
 * Index-only scans need the visibility map, which an open transaction or a forgotten standby keeps
 * vacuum from writing.
 */
async function requireVacuumed(databaseUrl: string): Promise<void> {
  const [vacuumed] = await queryOnce(
    databaseUrl,
    "select from pg_class where relname = 'outfits' and relallvisible >= relpages * 0.9",
  );
  if (!vacuumed) {
    throw new Error(
      "Vacuum could not mark the filled table as all-visible. Stop standbys and open transactions, or restart the services, and measure again.",
    );
  }
}
