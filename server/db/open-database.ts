import type { Config } from "#server/config/config.ts";
import type { EngineOptions, OpenDatabase } from "./database.ts";

/** Opens the engine the settings name and brings its schema up to date; `purpose` says how long a statement may take. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  purpose: "serving" | "working" = "working",
  options: EngineOptions = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const [{ openPostgres }, { SERVING, WORKING }] = await Promise.all([
      import("./engines/postgres.ts"),
      import("./engines/connection-pool.ts"),
    ]);
    return openPostgres(config.databaseUrl, purpose === "serving" ? SERVING : WORKING, options);
  }
  const { openEmbedded } = await import("./engines/embedded.ts");
  return openEmbedded(config.dataDir, options);
}
