import { DrizzleQueryError } from "drizzle-orm";
import { pino } from "pino";

export interface DescribedError {
  type: string;
  message: string;
  /** Ends with the stacks of its causes. */
  stack: string;
  code: unknown;
}

/**
 * Describes an error without the values of a failed statement, which can be e-mail addresses
 * or password hashes.
 */
export function describeError(error: Error): DescribedError {
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
