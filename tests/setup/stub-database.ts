import { drizzle } from "drizzle-orm/pg-proxy";
import type { OpenDatabase } from "#server/db/database.ts";

export interface StubDatabase extends OpenDatabase {
  /** From here on every query is refused with this error. */
  failWith(error: Error): void;
}

/** A database without an engine: every query answers no rows, until it is told to fail. */
export function openStubDatabase(): StubDatabase {
  let failure: Error | undefined;
  const answer = async () => {
    if (failure) throw failure;
    return { rows: [] };
  };
  return {
    database: drizzle(answer),
    kind: "postgresql",
    ping: async () => void (await answer()),
    maintain: async () => {},
    close: async () => {},
    failWith: (error) => {
      failure = error;
    },
  };
}

/** What a driver throws, with the code it or the database gives. */
export function databaseError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
