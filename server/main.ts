import { insecureSettingWarnings, readConfig } from "./config/config.ts";
import { readDotEnv } from "./config/dot-env.ts";
import { openDatabase } from "./db/open-database.ts";
import { exitWithError } from "./errors/exit-with-error.ts";
import { createLogger } from "./observability/logger.ts";
import { limitHeapGrowth } from "./process/limit-heap-growth.ts";
import { createPrivateFiles } from "./process/private-files.ts";

limitHeapGrowth();
createPrivateFiles();
try {
  await start();
} catch (error) {
  exitWithError(error);
}

async function start(): Promise<void> {
  readDotEnv();
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel, config.environment);
  for (const warning of insecureSettingWarnings(config)) logger.warn(warning);
  const tracing = config.tracing && (await import("./observability/tracing.ts")).startTracing(config.tracing);
  // The embedded database starts in a thread of its own, which takes a second; this thread loads the rest meanwhile.
  const [open, { serve }] = await Promise.all([
    openDatabase(config, "server", { wrapStatement: tracing?.wrapStatement }),
    import("./process/serve.ts"),
  ]);
  await serve({ config, logger, tracing, open });
}
