import { existsSync, readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "#server/db/is-database-unavailable.ts";
import { migratedTemplate } from "#tests/setup/test-database.ts";
import { DatabaseThread } from "./database-thread.ts";

const SLOW = "select count(*) from generate_series(1, 1000000)";

/** A busy machine must not make the transactions of other tests idle for too long. */
const start = async (idleInTransactionMs = 60_000) =>
  DatabaseThread.start({ dump: await migratedTemplate(), idleInTransactionMs }, () => {
    throw new Error("The thread ended");
  });

/**
 * The 19th field of a thread's status; the second is a name in parentheses. Undefined when the
 * thread has ended.
 */
function niceValueOf(thread: string): number | undefined {
  const file = `/proc/self/task/${thread}/stat`;
  if (!existsSync(file)) return undefined;
  const status = readFileSync(file, "utf8");
  return Number(status.slice(status.lastIndexOf(")") + 2).split(" ")[16]);
}

describe("the thread of the embedded database", () => {
  let thread: DatabaseThread;
  const words = async () =>
    (await thread.query("select word from words order by word", [], { rowMode: "array" })).rows;
  const add = "insert into words values ($1)";

  beforeAll(async () => {
    thread = await start();
    await thread.query("create table words (word text primary key)");
  });
  beforeEach(async () => void (await thread.query("delete from words")));
  afterAll(() => thread.close());

  it("leaves the event loop free while a statement runs", async () => {
    let isRunning = true;
    const statement = thread.query(SLOW).finally(() => {
      isRunning = false;
    });
    let turns = 0;
    for (; isRunning; turns++) await nextTurn();

    await statement;
    expect(turns).toBeGreaterThan(100);
    expect(thread.pending).toBe(0);
  });

  it.runIf(process.platform === "linux")("has a lower priority than the rest of the process", () => {
    const own = getPriority();

    expect(readdirSync("/proc/self/task").map(niceValueOf)).toContain(Math.max(own, 10));
    expect(niceValueOf(String(process.pid))).toBe(own);
  });

  it("gives a transaction the database for itself; the other statements follow in their order", async () => {
    const done: string[] = [];
    const transaction = thread.transaction(async (tx) => {
      await tx.query(add, ["a"]);
      await nextTurn();
      await tx.query(add, ["b"]);
      done.push("transaction");
    });
    const outside = words().then((rows) => {
      done.push("statement");
      return rows;
    });
    expect(thread.pending).toBe(2);

    await transaction;
    expect(await outside).toEqual([["a"], ["b"]]);
    expect(done).toEqual(["transaction", "statement"]);
  });

  it("rolls back a transaction whose work fails", async () => {
    const failing = thread.transaction(async (tx) => {
      await tx.query(add, ["a"]);
      throw new Error("changed my mind");
    });

    await expect(failing).rejects.toThrow("changed my mind");
    expect(await words()).toEqual([]);
  });

  it("passes the database's errors on with their fields, and without the parameters", async () => {
    await thread.query(add, ["secret"]);
    const error = await thread.query(add, ["secret"]).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: "23505", constraint: "words_pkey", table: "words" });
    expect(error).not.toHaveProperty("params");
    await expect(thread.query("select $1::text", [() => {}])).rejects.toThrow(/could not be cloned/);
    expect(await words()).toEqual([["secret"]]);
  });

  it("rejects at once what would wait for too long, except the statements of an open transaction", async () => {
    let waiting: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    await thread.transaction(async (tx) => {
      waiting = Promise.allSettled(Array.from({ length: 1_100 }, () => thread.query("select 1")));
      await tx.query(add, ["a"]);
    });

    const rejected = (await waiting).filter((outcome) => outcome.status === "rejected");
    expect(rejected).toHaveLength(100);
    expect(rejected.every(({ reason }) => isDatabaseUnavailable(reason))).toBe(true);
    expect(await words()).toEqual([["a"]]);
  });
});

it("rolls back a transaction that is idle for too long", async () => {
  const thread = await start(300);
  const words = async () => (await thread.query("select word from words")).rows;
  await thread.query("create table words (word text)");
  let wake = () => {};
  const abandoned = thread.transaction(async (tx) => {
    await tx.query("insert into words values ('a')");
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    await tx.query("insert into words values ('b')");
  });
  // On a slow machine it is too late for the first statement already.
  const refused = expect(abandoned).rejects.toSatisfy(isDatabaseUnavailable);

  expect(await words()).toEqual([]);
  wake();
  await refused;
  expect(await words()).toEqual([]);
  await thread.close();
});

it("closes when what runs is done, and counts as unavailable from then on", async () => {
  const thread = await start();
  await thread.query("create table words (word text)");
  const transaction = thread.transaction(async (tx) => {
    await tx.query("insert into words values ('a')");
    await nextTurn();
    return (await tx.query("select word from words")).rows;
  });
  const statement = thread.query(SLOW);
  const closed = thread.close();

  await expect(thread.query("select 1")).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(thread.transaction(async () => {})).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await transaction).toEqual([{ word: "a" }]);
  expect((await statement).rows).toEqual([{ count: 1_000_000 }]);
  await closed;
  await expect(thread.query("select 1")).rejects.toThrow("The embedded database is closed");
});
