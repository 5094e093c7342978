import type { Config } from "#server/config/config.ts";
import type { EngineOptions, OpenDatabase } from "./database.ts";

/**
 * Opens the configured engine and, by default, migrates it; `purpose` sets the timeouts of
 * connections and statements.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  purpose: "server" | "command" = "command",
  options: EngineOptions = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const [{ openPostgres }, { SERVER_TIMEOUTS, COMMAND_TIMEOUTS }] = await Promise.all([
      import("./engines/postgres.ts"),
      import("./engines/connection-pool.ts"),
    ]);
    return openPostgres(
      config.databaseUrl,
      purpose === "server" ? SERVER_TIMEOUTS : COMMAND_TIMEOUTS,
      options,
    );
  }
  const { openEmbedded } = await import("./engines/embedded/embedded.ts");
  return openEmbedded(config.dataDir, options);
}
