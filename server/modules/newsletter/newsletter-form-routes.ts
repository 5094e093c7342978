import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FORM_PATHS, outcomePath } from "#contract/http/form-outcomes.ts";
import { newsletterSignUpSchema, newsletterTokenSchema } from "#contract/newsletter/newsletter.ts";
import { siteForms } from "#server/http/plugins/site-forms.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { confirmNewsletter, signUpForNewsletter, unsubscribe } from "./newsletter-service.ts";

/**
 * The newsletter's forms as browsers post them without scripts. Public, with the limits and the validation of
 * the API's calls.
 */
export const newsletterFormRoutes: FastifyPluginAsyncZod<{ settings: EmailSettings }> = async (
  app,
  { settings },
) => {
  await app.register(siteForms);

  app.post(
    FORM_PATHS.newsletter,
    { preHandler: app.limit("newsletter"), schema: { hide: true, body: newsletterSignUpSchema } },
    async (request, reply) => {
      await signUpForNewsletter(app.db, settings, request.body.email);
      app.wakeMailSender();
      return reply.redirect(outcomePath("check-inbox"), 303);
    },
  );

  // The pages' documents are the same for everybody: the secret is in the query of their address, to which
  // the form is posted.
  app.post(
    FORM_PATHS.confirm,
    { schema: { hide: true, querystring: newsletterTokenSchema } },
    async (request, reply) => {
      await confirmNewsletter(app.db, settings, request.query.token);
      app.wakeMailSender();
      return reply.redirect(outcomePath("subscribed"), 303);
    },
  );

  app.post(
    FORM_PATHS.unsubscribe,
    { schema: { hide: true, querystring: newsletterTokenSchema } },
    async (request, reply) => {
      await unsubscribe(app.db, request.query.token);
      return reply.redirect(outcomePath("unsubscribed"), 303);
    },
  );
};
