import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#server/db/database.ts";
import { REPLAYED_HEADER, readIdempotencyKey } from "#server/http/idempotency/idempotency-key.ts";
import { runOnce } from "#server/http/idempotency/run-once.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";

/** Runs a change; with an Idempotency-Key only once, and a replay is marked in the response. */
export async function changeOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  change: (database: Database) => Promise<void>,
): Promise<void> {
  const caller = callerOf(request);
  const key = readIdempotencyKey(request, caller.id);
  if (!key) return change(request.server.db);
  const outcome = await request.server.db.transaction(async (tx) => {
    // Account deletion locks the account before its keys, so this does too.
    await lockUserShared(tx, caller.id);
    return runOnce(tx, key, () => change(tx));
  });
  if (outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
}
