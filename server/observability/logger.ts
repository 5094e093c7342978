import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";
import { redactPrivateData } from "./log-privacy.ts";

/** The process's log: JSON lines for machines, short readable lines on a terminal. */
export function createLogger(level: string, environment: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ["req.headers.authorization", "req.headers.cookie"],
    serializers: { err: describeError },
    hooks: { streamWrite: redactPrivateData },
  };
  if (destination) return pino(options, destination);
  const readable = environment === "development" || process.stdout.isTTY;
  return readable ? pino(options, pretty({ ignore: "pid,hostname", sync: true })) : pino(options);
}

/**
 * What the log says of an error. A failed statement tells which values it was given, in its text and in fields of its own: people's
 * addresses, hashes of their passwords. They are left out.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message: withoutValues(message, error), stack: withoutValues(stack, error), code };
}

function withoutValues(text: string, error: Error): string {
  let cleaned = text;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (!(current instanceof DrizzleQueryError)) continue;
    const { message, query } = current;
    cleaned = cleaned.replaceAll(message, () => `Failed query: ${query}`);
  }
  return cleaned;
}
