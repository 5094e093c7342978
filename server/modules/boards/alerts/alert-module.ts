import type { FastifyInstance } from "fastify";
import { alertTokenSchema } from "#contract/alerts.ts";
import { API_PREFIX } from "#contract/api-client.ts";
import { ALERT_MESSAGES } from "#contract/messages/alerts.ts";
import type { Database } from "#server/db/database.ts";
import { databaseNow } from "#server/db/database-now.ts";
import { withLease } from "#server/jobs/job-lease.ts";
import { runOnInterval } from "#server/jobs/run-on-interval.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { oneClickRoutes } from "#server/modules/mail/one-click-routes.ts";
import { alertFormRoutes } from "./alert-form-routes.ts";
import { alertRoutes } from "./alert-routes.ts";
import { unsubscribeFromAlerts } from "./alert-settings.ts";
import { sendDigests } from "./send-digests.ts";

const LOOK_EVERY_MS = 60_000;
/** Shorter than the interval, because timers drift. */
const LEASE_MS = 55_000;

interface AlertModuleOptions {
  database: Database;
  settings: EmailSettings;
}

/** Alerts about saved outfits: the settings of each person, and one digest a day at most. */
export async function alertModule(
  app: FastifyInstance,
  { database, settings }: AlertModuleOptions,
): Promise<void> {
  await app.register(alertRoutes(database, settings), { prefix: API_PREFIX });
  await app.register(alertFormRoutes(database, settings));
  await app.register(
    oneClickRoutes({
      from: "alerts",
      tag: "Alerts",
      params: alertTokenSchema,
      unsubscribe: (token) => unsubscribeFromAlerts(database, token, settings.timeZone),
      message: ALERT_MESSAGES.unsubscribed,
      publicUrl: settings.publicUrl,
    }),
    { prefix: API_PREFIX },
  );

  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  runOnInterval(
    app,
    LOOK_EVERY_MS,
    withLease(database, "alert-digests", LEASE_MS, async (lease) => {
      const isEnding = async () => isStopping || !(await lease.keep());
      const sent = await sendDigests(
        { database, settings, log: app.log, isEnding },
        await databaseNow(database),
      );
      if (sent === 0) return;
      app.log.info({ digests: sent }, "Digests of alerts are waiting to be sent");
      app.wakeMailSender();
    }),
    "Digests of alerts could not be made; the next try is in a minute",
  );
}
