import { inspect } from "node:util";

/** Runs a database statement and can observe it, for tracing. */
export type WrapStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>;

type Call = (...parameters: unknown[]) => unknown;

/** How much of a failed statement's values an error shows, in characters. */
const SHOWN_LENGTH = 200;
const INSPECT = { maxArrayLength: SHOWN_LENGTH, maxStringLength: SHOWN_LENGTH, breakLength: Infinity };

/**
 * Returns the client of either engine with every statement passed through `wrap`, including those of pooled
 * connections and of transactions. Errors show the beginning of their statement's values only: a batch of
 * rows is megabytes.
 */
export function wrapStatements<C extends object>(client: C, wrap: WrapStatement = (_, run) => run()): C {
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const call: Call = member.bind(target);
      if (name === "query") {
        return (...parameters: unknown[]) =>
          wrap(textOf(parameters[0]), () => runStatement(call, parameters));
      }
      if (name === "connect") {
        return async () => wrapStatements((await call()) as object, wrap);
      }
      if (name === "transaction") {
        return (work: (client: object) => unknown) =>
          call((transaction: object) => work(wrapStatements(transaction, wrap)));
      }
      return call;
    },
  });
}

async function runStatement(query: Call, [statement, values, ...options]: unknown[]): Promise<unknown> {
  try {
    return await query(statement, values, ...options);
  } catch (error) {
    // Drizzle makes its error of the same list.
    if (Array.isArray(values)) values.splice(0, values.length, shorten(inspect(values, INSPECT)));
    if (error instanceof Error) shortenDriverError(error);
    throw error;
  }
}

/** PostgreSQL quotes a value that it cannot read in the message, and that of a key in the detail. */
function shortenDriverError(error: Error & { detail?: unknown }): void {
  const { message, stack, detail } = error;
  if (message.length > SHOWN_LENGTH) {
    error.message = shorten(message);
    if (stack) error.stack = stack.replace(message, () => error.message);
  }
  if (typeof detail === "string") error.detail = shorten(detail);
}

function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** Values are passed apart from the text, so the text holds no personal data. */
function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: unknown }).text ?? "");
}
