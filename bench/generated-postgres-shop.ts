import { rmSync } from "node:fs";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { openDatabase } from "#server/db/open-database.ts";
import { startBuiltServer, temporaryDataDir } from "../scripts/built-server.mjs";
import { hashInputs } from "../scripts/steps/build-inputs.mjs";
import { ROOT } from "../scripts/steps/root.mjs";
import { fillWithOutfits } from "./fill-generated.ts";
import { benchDatabases, queryOnce } from "./postgres.ts";

/** What the content of a filled database depends on. */
const INPUTS = [
  "bench/fill-generated.ts",
  "bench/generate-outfits.ts",
  "bench/generated-rows.ts",
  "contract/outfit-vocabulary.ts",
  "server/db/migrations",
  "server/modules/outfits/editor/outfit-row.ts",
  "server/modules/outfits/search/search-words.ts",
];

/** A database with so many generated outfits; it is kept for the next time, for as long as it would come out the same. */
export async function generatedDatabase(count: number): Promise<string> {
  const databases = await benchDatabases();
  const name = `bench_${count}_${hashInputs(ROOT, INPUTS).slice(0, 12)}`;
  if (await databases.has(name)) return databases.urlOf(name);
  console.log(`Filling a database with ${count.toLocaleString("en-IN")} outfits …`);
  const unfinished = `bench_${count}_unfinished`;
  await databases.drop(unfinished);
  await fillDatabase(await databases.create(unfinished), count);
  await databases.rename(unfinished, name);
  return databases.urlOf(name);
}

/** The built server on a database, for measurements; its pictures are nobody's concern. */
export async function startShopOn(databaseUrl: string, env: Record<string, string> = {}) {
  const dataDir = temporaryDataDir();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startBuiltServer({
      dataDir,
      env: { DATABASE_URL: databaseUrl, SEED: "none", ...env },
    });
    const stop = async () => {
      await server.stop();
      removeFolder();
    };
    return { url: server.url, stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** Migrates an empty database and fills it. Over a connection of its own, because a million outfits take longer than a shop waits for an answer. */
export async function fillDatabase(databaseUrl: string, count: number): Promise<void> {
  await (await openDatabase({ databaseUrl, dataDir: "" })).close();
  // What vacuum marks as seen by all must have been written, and development's servers usually say so before it is.
  const client = new Client({ connectionString: databaseUrl, options: "-c synchronous_commit=on" });
  await client.connect();
  await fillWithOutfits(drizzle(client), count).finally(() => client.end());
  await requireVacuumed(databaseUrl);
}

/** Where something holds vacuum back, such as a standby that nobody stopped, another database would be measured than people have. */
async function requireVacuumed(databaseUrl: string): Promise<void> {
  const [vacuumed] = await queryOnce(
    databaseUrl,
    "select from pg_class where relname = 'outfits' and relallvisible >= relpages * 0.9",
  );
  if (!vacuumed) {
    throw new Error(
      "Vacuum could not mark the filled table as seen by all: something holds it back. Stop standbys and open transactions, or start the services anew, and measure again.",
    );
  }
}
