import { drizzle } from "drizzle-orm/pg-proxy";
import type { OpenDatabase } from "#server/db/database.ts";

export interface StubDatabase extends OpenDatabase {
  /** Makes all further queries fail with this error. */
  failWith(error: Error): void;
}

/** A database without an engine: every query returns no rows, until `failWith` is called. */
export function openStubDatabase(): StubDatabase {
  let failure: Error | undefined;
  const runQuery = async () => {
    if (failure) throw failure;
    return { rows: [] };
  };
  return {
    database: drizzle(runQuery),
    kind: "postgresql",
    ping: async () => void (await runQuery()),
    maintain: async () => {},
    close: async () => {},
    failWith: (error) => {
      failure = error;
    },
  };
}

/** An error as a driver throws it, with the code of the driver or the database. */
export function databaseError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
