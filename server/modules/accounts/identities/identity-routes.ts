import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outcomeSchema } from "#contract/account/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { unlinkIdentity } from "./linked-identities.ts";

/** The sign-ins at identity providers that open the user's account. */
export const identityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.delete(
    "/user/identities/:id",
    {
      schema: {
        tags: ["Accounts"],
        summary: "Unlink a sign-in at an identity provider, unless nothing else opens the account",
        security: [{ bearer: [] }],
        params: z.object({ id: z.string() }),
        response: { 200: outcomeSchema, ...errorResponses(401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isUuid(id)) throw new ApiError("NOT_FOUND", ACCOUNT_ERRORS.identityUnknown);
      const device = deviceOf(request.headers["user-agent"]);
      await unlinkIdentity(app.db, { userId: caller.id, id, device });
      request.log.info({ userId: caller.id }, "Sign-in at an identity provider unlinked");
      return { success: true as const, message: responses.identityUnlinked };
    },
  );
};
