import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";
import { newsletterTokenSchema } from "#contract/newsletter.ts";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/run-hourly.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { oneClickRoutes } from "#server/modules/mail/one-click-routes.ts";
import { exportRoutes } from "./export-routes.ts";
import { newsletterFormRoutes } from "./newsletter-form-routes.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { unsubscribe } from "./newsletter-service.ts";
import { deleteStaleSubscriptions } from "./subscription-repository.ts";

interface NewsletterOptions {
  database: Database;
  settings: EmailSettings;
}

/** The newsletter: one list of confirmed addresses. */
export async function newsletterModule(
  app: FastifyInstance,
  { database, settings }: NewsletterOptions,
): Promise<void> {
  await app.register(newsletterRoutes(database, settings), { prefix: API_PREFIX });
  await app.register(newsletterFormRoutes(database, settings));
  await app.register(
    oneClickRoutes({
      from: "newsletter",
      tag: "Newsletter",
      params: newsletterTokenSchema,
      unsubscribe: (token) => unsubscribe(database, token),
      message: NEWSLETTER_MESSAGES.unsubscribed,
      publicUrl: settings.publicUrl,
    }),
    { prefix: API_PREFIX },
  );
  await app.register(exportRoutes(database, settings), { prefix: API_PREFIX });
  runHourly(
    app,
    () => deleteStaleSubscriptions(database),
    "Deleting stale newsletter addresses failed; the next attempt is in an hour",
    { database, name: "stale-subscriptions" },
  );
}
