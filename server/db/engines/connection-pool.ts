import { Client, Pool, type PoolClient, type PoolConfig } from "pg";

/** How long a pool waits before it reports the database as unavailable. */
export interface PoolTimeouts {
  /** To obtain a connection. */
  connectionMs: number;
  /** To complete a statement. */
  statementMs: number;
}

/**
 * For a process that serves requests: each fails within two seconds when the database is unavailable. The two
 * timeouts hardly add up, because a database that does not respond accepts no connections either.
 */
export const SERVER_TIMEOUTS: PoolTimeouts = { connectionMs: 1_500, statementMs: 1_800 };
/** For commands, which may write thousands of rows in a statement. */
export const COMMAND_TIMEOUTS: PoolTimeouts = { connectionMs: 2_000, statementMs: 60_000 };

/**
 * The database cancels a statement before this process gives its connection up for dead, so that a slow one
 * does not look like a database that is unavailable.
 */
const CANCEL_AFTER_SHARE = 0.8;

/**
 * How PostgreSQL plans and runs the statements of lists and searches (docs/decisions/0007). They take
 * milliseconds: compiling one (30 to 80 ms) or starting workers (10 ms) is slower and takes processors from
 * other requests. The disk is expected to be an SSD, where a page by an index costs little more than the next
 * one. A scan of a large table starts at its first page, not where the last one ended, so that one which
 * stops early finds its pages in memory.
 */
const PLANNING = [
  "jit=off",
  "max_parallel_workers_per_gather=0",
  "random_page_cost=1.1",
  "synchronize_seqscans=off",
]
  .map((setting) => `-c ${setting}`)
  .join(" ");

const TOO_MANY_CONNECTIONS = "53300";
/** More callers are rejected at once instead of waiting for a connection. */
const WAITING_MAX = 1_000;

type Callback = NonNullable<Parameters<Pool["connect"]>[0]>;

/** Closes its connection on a statement timeout, so that no query waits behind one that hangs. */
class TimeoutClient extends Client {
  // The library's overloads differ in their return types; the result is passed through unchanged.
  override query(...parameters: unknown[]): never {
    const result: unknown = Reflect.apply(super.query, this, parameters);
    if (result instanceof Promise) result.catch((error: unknown) => this.#closeIfOverdue(error));
    return result as never;
  }

  #closeIfOverdue(error: unknown): void {
    if (error instanceof Error && error.message === "Query read timeout") this.connection.stream.destroy();
  }
}

/**
 * A pool that recovers every broken connection. A checked-out connection that breaks fails its next
 * statement; without this class its "error" event would end the process, and one that breaks before its
 * transaction begins would count as checked out for ever.
 */
export class ConnectionPool extends Pool {
  constructor(
    connectionString: string,
    { connectionMs, statementMs }: PoolTimeouts,
    options: PoolConfig = {},
  ) {
    super({
      connectionString,
      Client: TimeoutClient,
      connectionTimeoutMillis: connectionMs,
      query_timeout: statementMs,
      statement_timeout: Math.round(statementMs * CANCEL_AFTER_SHARE),
      idle_in_transaction_session_timeout: 10_000,
      options: PLANNING,
      keepAlive: true,
      ...options,
    });
    // A connection that the server closes is replaced on demand.
    this.on("error", () => {});
    this.on("connect", (client) => client.on("error", () => {}));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  // biome-ignore lint/suspicious/noConfusingVoidType: one of the library's two overloads.
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (this.waitingCount >= WAITING_MAX) return rejectCaller(callback);
    return callback ? super.connect(callback) : super.connect().then(releaseWhenBroken);
  }
}

// biome-ignore lint/suspicious/noConfusingVoidType: one of the library's two overloads.
function rejectCaller(callback?: Callback): Promise<PoolClient> | void {
  const error = Object.assign(new Error("Too many callers wait for a connection to the database"), {
    code: TOO_MANY_CONNECTIONS,
  });
  if (!callback) return Promise.reject(error);
  callback(error, undefined, () => {});
}

function releaseWhenBroken(client: PoolClient): PoolClient {
  const release = client.release;
  let isCheckedOut = true;
  const releaseOnce = (problem?: Error | boolean) => {
    if (!isCheckedOut) return;
    isCheckedOut = false;
    client.off("end", releaseBroken);
    release(problem);
  };
  const releaseBroken = () => releaseOnce(true);
  client.once("end", releaseBroken);
  client.release = releaseOnce;
  return client;
}
