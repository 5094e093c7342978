import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { checkAuthSchema, outcomeSchema, userUpdateSchema } from "#contract/account.ts";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { userSchema } from "#contract/user.ts";
import { outfitTag } from "#server/cache/cache-tags.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { callerOf, signInRequired } from "#server/modules/sessions/guards.ts";
import { updateUser } from "./account-service.ts";
import { deleteAccount } from "./delete-account.ts";
import { presentUser } from "./user-presenter.ts";
import { findOutfitsNaming, findUser } from "./user-repository.ts";

const userParams = z.object({ id: z.string() });
const tags = ["Accounts"];
const security = [{ bearer: [] }];

/** The signed-in user's own account. */
export function userRoutes(database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      "/user/check-auth",
      {
        schema: {
          tags,
          summary: "Whether the session of the bearer or cookie is valid, and its user",
          security: [...security, { cookie: [] }],
          response: { 200: checkAuthSchema, ...errorResponses(401) },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const user = await findUser(database, caller.id);
        if (!user) throw signInRequired();
        return { success: true as const, user: presentUser(user) };
      },
    );

    app.put(
      "/user/update/:id",
      {
        schema: {
          tags,
          summary: "Change the fields that are sent",
          security,
          params: userParams,
          body: userUpdateSchema,
          response: { 200: userSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const user = await updateUser(database, caller, request.body);
        const { username, fullName, password } = request.body;
        if (username !== undefined || fullName !== undefined) {
          app.invalidateTags((await findOutfitsNaming(database, user.id)).map(outfitTag));
        }
        if (password) request.log.info({ userId: user.id }, "Password changed");
        return presentUser(user);
      },
    );

    app.delete(
      "/user/delete/:id",
      {
        schema: {
          tags,
          summary: "Delete the account and all personal data",
          security,
          params: userParams,
          response: { 200: outcomeSchema, ...errorResponses(401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        app.invalidateTags((await deleteAccount(database, caller.id)).map(outfitTag));
        request.log.info({ userId: caller.id }, "Account deleted");
        app.sessionCookie.clear(reply);
        return { success: true as const, message: ACCOUNT_RESPONSES.deleted };
      },
    );
  };
}
