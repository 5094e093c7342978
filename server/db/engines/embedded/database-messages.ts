import type { TransferredError } from "./transferred-error.ts";

/** What the thread of the embedded database is started with. */
export interface DatabaseSettings {
  /** Absent for a database in memory. */
  folder?: string;
  /** The copy that a database in memory begins with. */
  dump?: Blob;
  /** How long a transaction may do nothing before it is rolled back; ten seconds by default. */
  idleInTransactionMs?: number;
}

export interface Statement {
  text: string;
  params: unknown[] | undefined;
  /** Rows as objects by column name, or as arrays of values. */
  rowMode: "object" | "array" | undefined;
  /** Whether it is worth keeping its parsed form (see named-statements.ts). */
  isNamed: boolean;
}

export interface StatementResult {
  rows: unknown[];
  affectedRows: number | undefined;
}

/** Requests to the thread; `transaction` is the number of an open transaction. */
export type DatabaseRequest = { id: number } & DatabaseCall;
export type DatabaseCall =
  | { kind: "query"; transaction: number | undefined; statement: Statement }
  /** The reply comes once the transaction has the database for itself. */
  | { kind: "begin"; transaction: number }
  | { kind: "end"; transaction: number; outcome: "commit" | "rollback" }
  | { kind: "dump" }
  /** The reply comes when all earlier requests are done and the database is closed. */
  | { kind: "close" };

/** The number under which the thread reports that it is open, or why it cannot be opened. */
export const START = 0;

/** The outcome of the request with the same number. */
export type DatabaseReply =
  | { id: number; result: unknown; error?: never }
  | { id: number; error: TransferredError };
