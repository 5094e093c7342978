import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "#server/db/is-database-unavailable.ts";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { ConnectionPool } from "./connection-pool.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
const SIZE = 4;
const LIMIT_MS = scaled(1_000);

describe.runIf(url)("the pool of connections to PostgreSQL", () => {
  let line: TcpProxy;
  let pool: ConnectionPool;
  beforeEach(async () => {
    line = await openTcpProxy(url);
    pool = new ConnectionPool(
      line.through(url),
      { connectionMs: LIMIT_MS, statementMs: LIMIT_MS },
      { max: SIZE },
    );
  });
  afterEach(async () => {
    await pool.end();
    await line.close();
  });

  const ask = () => pool.query("select 1 as one");
  const write = () =>
    drizzle(pool).transaction(async (tx) => {
      await tx.execute(sql`select 1`);
    });
  const many = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: SIZE * 3 }, work));

  async function expectAllOfItBack(): Promise<void> {
    await vi.waitFor(
      async () => {
        const lent = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
        for (const client of lent) client.release();
      },
      { timeout: scaled(5_000) },
    );
    expect(pool.waitingCount).toBe(0);
    expect(pool.totalCount).toBe(SIZE);
    expect(pool.idleCount).toBe(SIZE);
  }

  it.each([
    ["cut", () => line.cut()],
    ["hanging", () => line.hang()],
    ["slow", () => line.slow(2 * LIMIT_MS)],
  ])(
    "reports within its time limit that the database is unavailable when the connection is %s, and leaks no connection",
    async (_, breakLine) => {
      await many(ask);
      breakLine();

      const started = performance.now();
      const [asked, written] = await Promise.all([many(ask), many(write)]);
      const took = performance.now() - started;
      line.restore();

      const failures = [...asked, ...written].map((result) => result.status === "rejected" && result.reason);
      expect(failures.map((error) => isDatabaseUnavailable(error))).toEqual(failures.map(() => true));
      // Callers that took turns would need six times the limit.
      expect(took).toBeLessThan(3 * LIMIT_MS);
      await expectAllOfItBack();
    },
  );

  it("distinguishes a statement that takes too long from an unavailable database", async () => {
    const slow = await pool.query("select pg_sleep($1)", [LIMIT_MS / 500]).catch((error: unknown) => error);

    expect(slow).toMatchObject({ code: "57014" });
    expect(isDatabaseUnavailable(slow)).toBe(false);
  });

  it("rejects at once what would wait for too long", async () => {
    line.hang();
    const waiting = Promise.allSettled(Array.from({ length: 1_000 + SIZE }, ask));

    const rejected = await ask().catch((error: unknown) => error);
    expect(String(rejected)).toContain("Too many callers wait");
    expect(isDatabaseUnavailable(rejected)).toBe(true);
    await waiting;
  });

  it("releases a connection that breaks before its transaction begins", async () => {
    for (let time = 0; time < SIZE; time++) {
      const client = await pool.connect();
      const ended = new Promise((resolve) => client.once("end", resolve));
      line.cut();
      await ended;
      await expect(client.query("begin")).rejects.toSatisfy(isDatabaseUnavailable);
      line.restore();
    }
    await expectAllOfItBack();
  });

  it("survives the end of a connection in the middle of a transaction", async () => {
    const ended = drizzle(pool).transaction((tx) =>
      tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    );

    await expect(ended).rejects.toSatisfy(isDatabaseUnavailable);
    await expectAllOfItBack();
  });
});
