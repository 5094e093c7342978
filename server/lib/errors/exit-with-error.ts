import { describeError } from "#server/observability/describe-error.ts";
import { redactPrivateData } from "#server/observability/redact-private-data.ts";
import { StartupError } from "./startup-error.ts";

/**
 * Prints why the process cannot start or continue, and exits with code 1: the sentence of a StartupError;
 * where any other error came from.
 */
export function exitWithError(error: unknown): never {
  const reason = error instanceof StartupError ? error.message : redactPrivateData(unexpected(error));
  process.stderr.write(`${reason}\n`);
  // Explicit, because open connections and an embedded database that failed to start keep the process alive.
  process.exit(1);
}

function unexpected(error: unknown): string {
  return error instanceof Error ? describeError(error).stack : String(error);
}
