import type { FastifyPluginAsync } from "fastify";
import { alertTokenSchema } from "#contract/account/alerts.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { ALERT_MESSAGES } from "#contract/messages/boards.ts";
import { withLease } from "#server/cluster/job-lease.ts";
import { runOnInterval } from "#server/cluster/run-on-interval.ts";
import { databaseNow } from "#server/db/database-now.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { oneClickRoutes } from "#server/modules/mail/one-click-routes.ts";
import { alertFormRoutes, alertRoutes } from "./alert-routes.ts";
import { unsubscribeFromAlerts } from "./alert-settings.ts";
import { sendDigests } from "./send-digests.ts";

const LOOK_EVERY_MS = 60_000;
/** Shorter than the interval, because timers drift. */
const LEASE_MS = 55_000;

export const alertModule: FastifyPluginAsync<{ settings: EmailSettings }> = async (app, { settings }) => {
  const { publicUrl } = settings;
  const prefix = API_PREFIX;
  await app.register(alertRoutes, { prefix, settings });
  await app.register(alertFormRoutes, { settings });
  await app.register(oneClickRoutes, {
    prefix,
    from: "alerts",
    tag: "Alerts",
    params: alertTokenSchema,
    unsubscribe: (token) => unsubscribeFromAlerts(app.db, token, settings.timeZone),
    message: ALERT_MESSAGES.unsubscribed,
    publicUrl,
  });

  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  runOnInterval(
    app,
    LOOK_EVERY_MS,
    withLease(app.db, "alert-digests", LEASE_MS, async (lease) => {
      const isEnding = async () => isStopping || !(await lease.keep());
      const sent = await sendDigests(
        { database: app.db, settings, log: app.log, isEnding },
        await databaseNow(app.db),
      );
      if (sent === 0) return;
      app.log.info({ digests: sent }, "Digests of alerts are waiting to be sent");
      app.wakeMailSender();
    }),
    "Digests of alerts could not be made; the next try is in a minute",
  );
};
