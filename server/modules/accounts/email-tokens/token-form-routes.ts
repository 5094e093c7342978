import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { emailTokenSchema } from "#contract/account/account.ts";
import { FORM_PATHS, outcomePath } from "#contract/http/form-outcomes.ts";
import { siteForms } from "#server/http/plugins/site-forms.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { redeemConfirmation, redeemUndo } from "./redeem-token.ts";

// The token is in the query of the page's address, to which its form is posted. An incomplete link is one
// that is not valid.
const querystring = z.object({ token: emailTokenSchema.shape.token.catch("") });

/** The forms of the pages that account e-mails link to, as browsers post them without scripts. */
export const tokenFormRoutes: FastifyPluginAsyncZod<{ settings: EmailSettings }> = async (
  app,
  { settings },
) => {
  await app.register(siteForms);

  app.post(FORM_PATHS.confirmEmail, { schema: { hide: true, querystring } }, async (request, reply) => {
    await redeemConfirmation(settings, request, request.query.token);
    return reply.redirect(outcomePath("email-confirmed"), 303);
  });

  app.post(FORM_PATHS.undoEmail, { schema: { hide: true, querystring } }, async (request, reply) => {
    await redeemUndo(request, request.query.token);
    return reply.redirect(outcomePath("email-restored"), 303);
  });
};
