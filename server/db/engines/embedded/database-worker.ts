import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { Mutex, PGlite, type PGliteOptions } from "@electric-sql/pglite";
import {
  type DatabaseReply,
  type DatabaseRequest,
  type DatabaseSettings,
  START,
} from "./database-messages.ts";
import { NamedStatements } from "./named-statements.ts";
import { OpenTransactions } from "./open-transactions.ts";
import { runStatement } from "./run-statement.ts";
import { transferError } from "./transferred-error.ts";

/*
 * The thread of the embedded database. It runs requests in their order, one at a time; a transaction has the
 * database for itself from `begin` to `end`.
 */

const PARAMETERS = {
  // Further pages are in the file cache of the operating system; the default of 128 MB makes the process
  // 130 MB larger.
  shared_buffers: "32MB",
  // Pages are in memory or the file cache, so random reads cost about as much as sequential ones.
  random_page_cost: "1.1",
};

/** The log of a database in memory takes memory until a checkpoint; by default it grows to 1 GB. */
const MEMORY_PARAMETERS = { max_wal_size: "32MB", min_wal_size: "32MB" };

/** A nice value; 19 is the lowest priority. */
const NICE = 10;

/**
 * Lowers the priority of this thread: on two cores a burst of writes otherwise takes the processor from
 * cached pages. Elsewhere than on Linux the call is about the whole process. A sandbox that refuses it is no
 * reason not to open the database.
 */
function lowerPriority(): void {
  if (process.platform !== "linux" || getPriority() >= NICE) return;
  try {
    setPriority(NICE);
  } catch (error) {
    process.emitWarning(`The embedded database runs with the priority of the process: ${error}`);
  }
}

/**
 * Ends this thread, and with it the process: an aborted engine blocks on every later statement, its
 * own rollback included.
 */
const endThread = () => process.exit(1);

async function openEngine({ folder, dump }: DatabaseSettings): Promise<PGlite> {
  const parameters = folder === undefined ? { ...PARAMETERS, ...MEMORY_PARAMETERS } : PARAMETERS;
  const options: PGliteOptions = {
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump ? { loadDataDir: dump } : {}),
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(parameters).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
  };
  const engine = await PGlite.create(options);
  // The engine keeps its options; the copy is 43 MB.
  delete options.loadDataDir;
  engine.Module.onAbort = endThread;
  return engine;
}

function serveRequests(
  engine: PGlite,
  idleInTransactionMs: number | undefined,
  reply: (reply: DatabaseReply) => void,
): (request: DatabaseRequest) => void {
  // PGlite keeps its own queries out of a transaction, but not the messages of named statements.
  const database = new Mutex();
  const named = new NamedStatements(engine);
  const transactions = new OpenTransactions(engine, named, database, idleInTransactionMs);
  const run = (request: DatabaseRequest): Promise<unknown> => {
    switch (request.kind) {
      case "query":
        return request.transaction === undefined
          ? database.runExclusive(() => runStatement(engine, named, request.statement))
          : transactions.run(request.transaction, request.statement);
      case "begin":
        return transactions.begin(request.transaction);
      case "end":
        return transactions.end(request.transaction, request.outcome);
      case "dump":
        return database.runExclusive(() => engine.dumpDataDir("none"));
      case "close":
        return database.runExclusive(() => engine.close());
    }
  };
  return (request) => {
    run(request).then(
      (result) => reply({ id: request.id, result }),
      (error: unknown) => reply({ id: request.id, error: transferError(error) }),
    );
  };
}

const port = parentPort;
if (!port) throw new Error("The embedded database runs in a worker thread");
lowerPriority();
try {
  const settings = workerData as DatabaseSettings;
  const engine = await openEngine(settings);
  delete settings.dump;
  port.on(
    "message",
    serveRequests(engine, settings.idleInTransactionMs, (reply) => port.postMessage(reply)),
  );
  port.postMessage({ id: START, result: undefined } satisfies DatabaseReply);
} catch (error) {
  port.postMessage({ id: START, error: transferError(error) } satisfies DatabaseReply);
}
