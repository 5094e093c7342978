import { Client, Pool, type PoolClient, type PoolConfig } from "pg";

/** How long a pool waits before it says that the database is away. */
export interface Patience {
  /** For a free or a new connection. */
  connectMs: number;
  /** For the answer to a statement. */
  answerMs: number;
}

/**
 * For a process that serves people: they are told within two seconds that the database is away, however it went. Either wait can
 * come alone, hardly both: a database that does not answer takes no new connections.
 */
export const SERVING: Patience = { connectMs: 1_500, answerMs: 1_800 };
/** For commands, which may write thousands of rows in one statement. */
export const WORKING: Patience = { connectMs: 2_000, answerMs: 60_000 };

type Callback = Parameters<Pool["connect"]>[0];

/** Closes its connection when an answer is overdue, so that nothing queues up behind a statement that hangs. */
class ImpatientClient extends Client {
  // The overloads of the library differ in what they answer; whatever it is, is passed on.
  override query(...parameters: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, parameters);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#closeIfOverdue(error));
    return answer as never;
  }

  #closeIfOverdue(error: unknown): void {
    if (error instanceof Error && error.message === "Query read timeout") this.connection.stream.destroy();
  }
}

/**
 * A pool that gets every connection back. Whoever holds one when it breaks is told by their next statement; the library would have
 * the whole process end, and would count a connection as lent for ever if it broke before its transaction began.
 */
export class ConnectionPool extends Pool {
  constructor(connectionString: string, { connectMs, answerMs }: Patience, options: PoolConfig = {}) {
    super({
      connectionString,
      Client: ImpatientClient,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      statement_timeout: answerMs,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      ...options,
    });
    // A connection that the server closes is replaced when one is next needed.
    this.on("error", () => {});
    this.on("connect", (client) => client.on("error", () => {}));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: NonNullable<Callback>): void;
  // biome-ignore lint/suspicious/noConfusingVoidType: one of the two forms that the library has.
  override connect(callback?: Callback): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(takeBackWhenBroken);
  }
}

function takeBackWhenBroken(client: PoolClient): PoolClient {
  const release = client.release;
  let isLent = true;
  const giveBack = (problem?: Error | boolean) => {
    if (!isLent) return;
    isLent = false;
    client.off("end", takeBack);
    release(problem);
  };
  const takeBack = () => giveBack(true);
  client.once("end", takeBack);
  client.release = giveBack;
  return client;
}
