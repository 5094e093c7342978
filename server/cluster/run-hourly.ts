import type { FastifyInstance } from "fastify";
import type { Database } from "#server/db/database.ts";
import { withLease } from "./job-lease.ts";
import { runOnInterval } from "./run-on-interval.ts";

const HOUR_MS = 60 * 60 * 1_000;
/**
 * Shorter than the interval, because timers drift: the node that held the lease last can acquire it again.
 */
const LEASE_MS = HOUR_MS - 5 * 60 * 1_000;

/**
 * Runs work every hour while the application runs, on one node at a time. A failure is logged as `failure`
 * and retried in the next hour.
 */
export function runHourly(
  app: FastifyInstance,
  work: () => Promise<void>,
  failure: string,
  { database, name }: { database: Database; name: string },
): void {
  runOnInterval(app, HOUR_MS, withLease(database, name, LEASE_MS, work), failure);
}
