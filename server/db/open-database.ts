import type { Config } from "#server/config.ts";
import type { OpenDatabase } from "./database.ts";

/** Opens the engine the settings name and brings its schema up to date. */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { openPostgres } = await import("./engines/postgres.ts");
    return openPostgres(config.databaseUrl);
  }
  const { openEmbedded } = await import("./engines/embedded.ts");
  return openEmbedded(config.dataDir);
}
