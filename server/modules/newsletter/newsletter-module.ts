import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import { cleanHourly } from "#server/clean-hourly.ts";
import type { Database } from "#server/db/database.ts";
import type { LetterSettings } from "#server/modules/mail/letter.ts";
import { exportRoutes } from "./export-routes.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { oneClickRoutes } from "./one-click-routes.ts";
import { deleteStaleSubscriptions } from "./subscription-repository.ts";

interface NewsletterOptions {
  database: Database;
  settings: LetterSettings;
}

/** The newsletter and the community: one list of confirmed addresses (D35). */
export async function newsletterModule(
  app: FastifyInstance,
  { database, settings }: NewsletterOptions,
): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  await app.register(newsletterRoutes(database, settings), { prefix: API_PREFIX });
  await app.register(oneClickRoutes(database, settings.publicUrl), { prefix: API_PREFIX });
  await app.register(exportRoutes(database), { prefix: API_PREFIX });
  cleanHourly(
    app,
    () => deleteStaleSubscriptions(database),
    "Stale newsletter addresses could not be removed; the next try is in an hour",
    { database, name: "stale-subscriptions" },
  );
}
