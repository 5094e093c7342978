import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { outcomeSchema } from "#contract/account/account.ts";
import { alertSettingsSchema, alertTokenSchema } from "#contract/account/alerts.ts";
import { FORM_PATHS, outcomePath } from "#contract/http/form-outcomes.ts";
import { ALERT_MESSAGES } from "#contract/messages/boards.ts";
import { siteForms } from "#server/http/plugins/site-forms.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeAlertSettings, unsubscribeFromAlerts } from "./alert-settings.ts";

const tags = ["Alerts"];

interface AlertRoutesOptions {
  settings: Pick<EmailSettings, "timeZone">;
}

export const alertRoutes: FastifyPluginAsyncZod<AlertRoutesOptions> = async (app, { settings }) => {
  app.put(
    "/user/alerts",
    {
      preHandler: app.limit("saves"),
      schema: {
        tags,
        summary: "Turn alerts about saved outfits on or off",
        security: [{ bearer: [] }],
        body: alertSettingsSchema,
        response: { 200: alertSettingsSchema, ...errorResponses(400, 401, 413, 415, 429) },
      },
    },
    async (request) => {
      await changeAlertSettings(app.db, callerOf(request).id, request.body, settings.timeZone);
      return request.body;
    },
  );

  app.post(
    "/alerts/unsubscribe",
    {
      schema: {
        tags,
        summary: "Turn alerts off by the token of a digest",
        body: alertTokenSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 404, 413, 415) },
      },
    },
    async (request) => {
      await unsubscribeFromAlerts(app.db, request.body.token, settings.timeZone);
      return { success: true as const, message: ALERT_MESSAGES.unsubscribed };
    },
  );
};

/** The unsubscribe form as browsers post it without scripts. */
export const alertFormRoutes: FastifyPluginAsyncZod<AlertRoutesOptions> = async (app, { settings }) => {
  await app.register(siteForms);

  app.post(
    FORM_PATHS.alertsUnsubscribe,
    { schema: { hide: true, querystring: alertTokenSchema } },
    async (request, reply) => {
      await unsubscribeFromAlerts(app.db, request.query.token, settings.timeZone);
      return reply.redirect(outcomePath("alerts-off"), 303);
    },
  );
};
