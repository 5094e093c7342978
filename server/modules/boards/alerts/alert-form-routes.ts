import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { alertTokenSchema } from "#contract/account/alerts.ts";
import { FORM_PATHS, outcomePath } from "#contract/http/form-outcomes.ts";
import { siteForms } from "#server/http/plugins/site-forms.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { unsubscribeFromAlerts } from "./alert-settings.ts";

/** The unsubscribe form as browsers post it without scripts. */
export const alertFormRoutes: FastifyPluginAsyncZod<Pick<EmailSettings, "timeZone">> = async (
  app,
  { timeZone },
) => {
  await app.register(siteForms);

  app.post(
    FORM_PATHS.alertsUnsubscribe,
    { schema: { hide: true, querystring: alertTokenSchema } },
    async (request, reply) => {
      await unsubscribeFromAlerts(app.db, request.query.token, timeZone);
      return reply.redirect(outcomePath("alerts-off"), 303);
    },
  );
};
