import type { ErrorParams } from "#contract/http/api-error.ts";

/** What an error response says, with the id and the values by which a client can say it in another language. */
export interface ErrorMessage {
  /** Stable, such as "cart.full". */
  readonly reason: string;
  readonly text: string;
  /** The values in the sentence. */
  readonly params?: ErrorParams;
}

/** A sentence; one with fixed values in it, which are named beside it; or a function of its values. */
type Entry = string | readonly [text: string, params: ErrorParams] | ((params: never) => string);

type ErrorMessages<T> = {
  readonly [K in keyof T]: T[K] extends (params: infer P) => string
    ? (params: P) => ErrorMessage
    : ErrorMessage;
};

/** A table of the sentences that errors are thrown with; the id of each is the area and its name. */
// An unused table is left out of bundles:
/* @__NO_SIDE_EFFECTS__ */
export function errorMessages<const T extends Record<string, Entry>>(
  area: string,
  table: T,
): ErrorMessages<T> {
  const messages = Object.entries<Entry>(table).map(([name, entry]) => {
    const reason = `${area}.${name}`;
    if (typeof entry === "string") return [name, { reason, text: entry }];
    if (typeof entry !== "function") return [name, { reason, text: entry[0], params: entry[1] }];
    return [name, (params: ErrorParams) => ({ reason, text: entry(params as never), params })];
  });
  return Object.fromEntries(messages) as ErrorMessages<T>;
}
