import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";
import { describeError } from "./describe-error.ts";
import { redactPrivateData } from "./redact-private-data.ts";

/** Creates the process's logger: JSON lines, or short readable lines on a terminal. */
export function createLogger(level: string, environment: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ["req.headers.authorization", "req.headers.cookie"],
    serializers: { err: serializeError },
    hooks: { streamWrite: redactPrivateData },
  };
  if (destination) return pino(options, destination);
  const readable = environment === "development" || process.stdout.isTTY;
  return readable ? pino(options, pretty({ ignore: "pid,hostname", sync: true })) : pino(options);
}

/** Thrown values that are not errors are logged as they are. */
function serializeError(error: unknown): unknown {
  return error instanceof Error ? describeError(error) : error;
}
