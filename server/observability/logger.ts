import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";
import { redactPrivateData } from "./redact-private-data.ts";

/** Creates the process's logger: JSON lines, or short readable lines on a terminal. */
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

/** Serializes an error without the values of a failed statement, which can be e-mail addresses or password hashes. */
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
