import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { runHourly } from "#server/jobs/run-hourly.ts";
import { ConfirmedSessions } from "./confirmed-sessions.ts";
import {
  deleteOldSecurityEvents,
  insertUnlessRepeated,
  type NewSecurityEvent,
} from "./security-event-repository.ts";
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

/** Remembers confirmed sessions, and removes expired ones hourly; they are not valid in the meantime. */
export const sessionModule = fastifyPlugin(
  async (app: FastifyInstance, { adminPasskeyRequired = false }: { adminPasskeyRequired?: boolean }) => {
    app.decorate("adminPasskeyRequired", adminPasskeyRequired);
    app.decorate("confirmedSessions", new ConfirmedSessions());
    recordInBackground(app);
    const cleanNow = runHourly(
      app,
      () => deleteExpiredSessions(app.db),
      "Expired sessions could not be removed; the next try is in an hour",
      { database: app.db, name: "sessions" },
    );
    app.addHook("onReady", cleanNow);
    runHourly(
      app,
      () => deleteOldSecurityEvents(app.db),
      "Deleting old security events failed; the next attempt is in an hour",
      { database: app.db, name: "security-events" },
    );
  },
);
