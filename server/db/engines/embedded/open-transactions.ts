import type { Mutex, PGlite, Transaction } from "@electric-sql/pglite";
import type { Statement, StatementResult } from "./database-messages.ts";
import type { NamedStatements } from "./named-statements.ts";
import { runStatement } from "./run-statement.ts";

/** As for connections to PostgreSQL: a caller that sends nothing for so long is presumed dead. */
const IDLE_MS = 10_000;
/** PostgreSQL's code for a transaction that ended because it was idle. */
const IDLE_IN_TRANSACTION = "25P03";

interface OpenTransaction {
  tx: Transaction;
  /** Resolves the transaction's work, or rejects it for a rollback. */
  finish(error?: Error): void;
  /** Settles when the transaction is committed or rolled back. */
  finished: Promise<void>;
  idle: NodeJS.Timeout;
}

/**
 * Transactions whose statements arrive one by one. The engine runs one at a time; the others wait
 * for their begin.
 */
export class OpenTransactions {
  readonly #engine: PGlite;
  readonly #named: NamedStatements;
  readonly #database: Mutex;
  readonly #idleMs: number;
  readonly #open = new Map<number, OpenTransaction>();

  /** A transaction holds `database` from its begin to its end. */
  constructor(engine: PGlite, named: NamedStatements, database: Mutex, idleMs: number = IDLE_MS) {
    this.#engine = engine;
    this.#named = named;
    this.#database = database;
    this.#idleMs = idleMs;
  }

  /** Resolves once the transaction has the database for itself. */
  begin(id: number): Promise<void> {
    return new Promise((begun, notBegun) => {
      const work = (tx: Transaction) =>
        new Promise<void>((resolve, reject) => {
          const finish = (error?: Error) => (error ? reject(error) : resolve());
          const idle = setTimeout(() => void this.#take(id)?.finish(new Error("Idle")), this.#idleMs);
          this.#open.set(id, { tx, finish, finished, idle });
          begun();
        });
      const finished = this.#database.runExclusive(() => this.#engine.transaction(work));
      finished.catch(notBegun);
    });
  }

  async run(id: number, statement: Statement): Promise<StatementResult> {
    const transaction = this.#open.get(id);
    if (!transaction) throw hasEnded();
    // A running statement blocks the timer, so the time restarts when it is done.
    return runStatement(transaction.tx, this.#named, statement).finally(() => transaction.idle.refresh());
  }

  async end(id: number, outcome: "commit" | "rollback"): Promise<void> {
    const transaction = this.#take(id);
    if (!transaction) throw hasEnded();
    if (outcome === "commit") {
      transaction.finish();
      await transaction.finished;
    } else {
      transaction.finish(new Error("Rolled back"));
      await transaction.finished.catch(() => {});
    }
  }

  #take(id: number): OpenTransaction | undefined {
    const transaction = this.#open.get(id);
    clearTimeout(transaction?.idle);
    this.#open.delete(id);
    return transaction;
  }
}

function hasEnded(): Error {
  return Object.assign(new Error("The transaction has ended, for example because it was idle for too long"), {
    code: IDLE_IN_TRANSACTION,
  });
}
