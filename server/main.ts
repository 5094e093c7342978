import { setFlagsFromString } from "node:v8";
import { insecureSettingWarnings, readConfig } from "./config/config.ts";
import { readDotEnv } from "./config/dot-env.ts";
import { openDatabase } from "./db/open-database.ts";
import { exitWithError } from "./lib/errors/exit-with-error.ts";
import { createPrivateFiles } from "./lib/private-files.ts";
import { createLogger } from "./observability/logger.ts";

/**
 * By how much the heap may grow beyond what the last full collection left, in percent. V8's own choice on a
 * machine with much memory is up to 300, which more than doubles the memory of a process that serves many
 * different addresses (B13 in docs/benchmarks.md).
 */
const HEAP_GROWTH_PERCENT = 30;

// Before the process allocates much; it applies to the threads that start later too.
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
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
  // The embedded database starts in a thread of its own, which takes a second; this thread loads the rest
  // meanwhile.
  const [open, { serve }] = await Promise.all([
    openDatabase(config, "server", { wrapStatement: tracing?.wrapStatement }),
    import("./serve.ts"),
  ]);
  await serve({ config, logger, tracing, open });
}
