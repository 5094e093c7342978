import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { withLease } from "#server/cluster/job-lease.ts";
import { ConfirmedSessions } from "./confirmed-sessions.ts";
import { insertUnlessRepeated, type NewSecurityEvent } from "./security-event-repository.ts";
import { deleteExpiredSessions } from "./session-repository.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Stores an event that a visitor caused, after the response, whose time must not disclose whether there
     * is an account.
     */
    recordSecurityEvent(event: NewSecurityEvent): void;
    /** Whether administrators' calls need a session that a passkey began. */
    adminPasskeyRequired: boolean;
  }
}

function recordInBackground(app: FastifyInstance): void {
  const pending = new Set<Promise<void>>();
  app.decorate("recordSecurityEvent", (event) => {
    const { kind, userId } = event;
    const stored = insertUnlessRepeated(app.db, event)
      .catch((err: unknown) => app.log.warn({ err, kind, userId }, "A security event could not be stored"))
      .finally(() => pending.delete(stored));
    pending.add(stored);
  });
  app.addHook("onClose", async () => void (await Promise.all(pending)));
}

/** Of the nodes that start within this time, one removes expired sessions. */
const START_LEASE_MS = 55 * 60 * 1_000;

/** Remembers confirmed sessions, and removes expired ones at a start, as server/retention.ts does hourly. */
export const sessionModule = fastifyPlugin(
  async (app: FastifyInstance, { adminPasskeyRequired = false }: { adminPasskeyRequired?: boolean }) => {
    app.decorate("adminPasskeyRequired", adminPasskeyRequired);
    app.decorate("confirmedSessions", new ConfirmedSessions());
    recordInBackground(app);
    const removeExpired = withLease(app.db, "sessions", START_LEASE_MS, () => deleteExpiredSessions(app.db));
    app.addHook("onReady", () =>
      removeExpired().catch((err: unknown) =>
        app.log.warn({ err }, "Expired sessions could not be removed; the next try is in an hour"),
      ),
    );
  },
);
