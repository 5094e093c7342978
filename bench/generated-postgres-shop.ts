import { rmSync } from "node:fs";
import { startBuiltServer, temporaryDataDir } from "../scripts/built-server.mjs";
import { hashInputs } from "../scripts/steps/build-inputs.mjs";
import { ROOT } from "../scripts/steps/root.mjs";
import { fillPostgres } from "./fill-postgres.ts";
import { benchDatabases, queryOnce } from "./postgres.ts";

/** What the content of a filled database depends on. */
const INPUTS = [
  "bench/fill-postgres.ts",
  "bench/generate-outfits.ts",
  "server/db/migrations",
  "server/modules/outfits/outfit-row.ts",
  "server/modules/outfits/outfit-writer.ts",
  "server/modules/outfits/search-words.ts",
];

/** A database with so many generated outfits; it is kept for the next time, for as long as it would come out the same. */
export async function generatedDatabase(count: number): Promise<string> {
  const databases = await benchDatabases();
  const name = `bench_${count}_${hashInputs(ROOT, INPUTS).slice(0, 12)}`;
  if (await databases.has(name)) return databases.urlOf(name);
  console.log(`Filling a database with ${count.toLocaleString("en-IN")} outfits …`);
  const unfinished = `bench_${count}_unfinished`;
  await databases.drop(unfinished);
  await fillPostgres(await databases.create(unfinished), count);
  // Now rather than by the database's own choice in the midst of a measurement.
  await queryOnce(databases.urlOf(unfinished), "vacuum analyze");
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
