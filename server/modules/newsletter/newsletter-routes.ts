import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { outcomeSchema } from "#contract/account/account.ts";
import { NEWSLETTER_MESSAGES as messages } from "#contract/messages/newsletter.ts";
import {
  newsletterSettingSchema,
  newsletterSignUpSchema,
  newsletterTokenSchema,
} from "#contract/newsletter/newsletter.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import {
  changeNewsletterSetting,
  confirmNewsletter,
  signUpForNewsletter,
  unsubscribe,
} from "./newsletter-service.ts";

const tags = ["Newsletter"];

/**
 * Subscribing and unsubscribing from the site's pages. The links in e-mails lead to pages that call these
 * routes, so no GET changes anything.
 */
export const newsletterRoutes: FastifyPluginAsyncZod<{ settings: EmailSettings }> = async (
  app,
  { settings },
) => {
  app.post(
    "/newsletter",
    {
      preHandler: app.limit("newsletter"),
      schema: {
        tags,
        summary: "Subscribe to the newsletter; the response is the same for every address",
        body: newsletterSignUpSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 403, 413, 415, 429) },
      },
    },
    async (request) => {
      await signUpForNewsletter(app.db, settings, request.body.email);
      app.wakeMailSender();
      return { success: true as const, message: messages.signedUp };
    },
  );

  app.put(
    "/user/newsletter",
    {
      preHandler: app.limit("saves"),
      schema: {
        tags,
        summary: "Put the caller's own, confirmed address on the list, or take it off",
        security: [{ bearer: [] }],
        body: newsletterSettingSchema,
        response: { 200: newsletterSettingSchema, ...errorResponses(400, 401, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const { subscribed } = request.body;
      await changeNewsletterSetting(app.db, settings, { userId: callerOf(request).id, subscribed });
      if (subscribed) app.wakeMailSender();
      return request.body;
    },
  );

  app.post(
    "/newsletter/confirm",
    {
      schema: {
        tags,
        summary: "Confirm an address by the secret in its email",
        body: newsletterTokenSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      await confirmNewsletter(app.db, settings, request.body.token);
      app.wakeMailSender();
      return { success: true as const, message: messages.confirmed };
    },
  );

  app.post(
    "/newsletter/unsubscribe",
    {
      schema: {
        tags,
        summary: "Unsubscribe by the secret in an email",
        body: newsletterTokenSchema,
        response: { 200: outcomeSchema, ...errorResponses(400, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      await unsubscribe(app.db, request.body.token);
      return { success: true as const, message: messages.unsubscribed };
    },
  );
};
