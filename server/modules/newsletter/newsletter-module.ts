import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";
import { newsletterTokenSchema } from "#contract/newsletter/newsletter.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { oneClickRoutes } from "#server/modules/mail/one-click-routes.ts";
import { exportRoutes } from "./export-routes.ts";
import { newsletterFormRoutes } from "./newsletter-form-routes.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import { unsubscribe } from "./newsletter-service.ts";

/** The newsletter: one list of confirmed addresses. */
export const newsletterModule: FastifyPluginAsync<{ settings: EmailSettings }> = async (
  app,
  { settings },
) => {
  const { publicUrl } = settings;
  const prefix = API_PREFIX;
  await app.register(newsletterRoutes, { prefix, settings });
  await app.register(newsletterFormRoutes, { settings });
  await app.register(oneClickRoutes, {
    prefix,
    from: "newsletter",
    tag: "Newsletter",
    params: newsletterTokenSchema,
    unsubscribe: (token) => unsubscribe(app.db, token),
    message: NEWSLETTER_MESSAGES.unsubscribed,
    publicUrl,
  });
  await app.register(exportRoutes, { prefix, settings });
};
