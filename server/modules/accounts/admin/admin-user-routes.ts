import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  adminUserListSchema,
  adminUserSchema,
  blockChangeSchema,
  passkeyCodeSchema,
  roleChangeSchema,
  userListQuerySchema,
} from "#contract/account/admin-users.ts";
import { isUuid } from "#server/db/uuid.ts";
import { outfitTag, stylistTag } from "#server/http/cache/cache-tags.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { findOutfitsNaming } from "#server/modules/accounts/user-repository.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeBlock, changeRole, makePasskeyCode, userNotFound } from "./change-users.ts";
import { listUsers, presentAdminUser } from "./user-list.ts";

const described = { tags: ["Users"], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().toLowerCase() });
const changed = { 200: adminUserSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) };

/** The calls of the dashboard's Users section. */
export const adminUserRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/user/admin/users",
    {
      schema: {
        ...described,
        summary: "The users, newest first",
        querystring: userListQuerySchema,
        response: { 200: adminUserListSchema, ...errorResponses(400, 401, 403) },
      },
    },
    ({ query }) => listUsers(app.db, query),
  );

  app.put(
    "/user/admin/:id/role",
    {
      schema: {
        ...described,
        summary: "Make a user an administrator, who has to sign in again, or the reverse",
        params,
        body: roleChangeSchema,
        response: changed,
      },
    },
    async (request) => {
      const change = changeOf(request);
      const { isUserAdmin } = request.body;
      const user = await changeRole(app.db, change, isUserAdmin);
      app.confirmedSessions.remove([user.id]);
      // Comments show whether their author is an administrator.
      app.invalidateTags((await findOutfitsNaming(app.db, user.id)).map(outfitTag));
      request.log.info({ ...change, isUserAdmin }, "An administrator changed a user's role");
      return presentAdminUser(user);
    },
  );

  app.put(
    "/user/admin/:id/block",
    {
      schema: {
        ...described,
        summary: "Block a user, whose sessions end, or unblock one",
        params,
        body: blockChangeSchema,
        response: changed,
      },
    },
    async (request) => {
      const change = changeOf(request);
      const user = await changeBlock(app.db, change, request.body);
      app.confirmedSessions.remove([user.id]);
      app.invalidateTags([stylistTag(user.id)]);
      request.log.info({ ...change, blocked: request.body.blocked }, "An administrator changed a block");
      return presentAdminUser(user);
    },
  );

  app.post(
    "/user/admin/:id/passkey-code",
    {
      schema: {
        ...described,
        summary: "Make the one-time code with which another administrator adds a passkey",
        params,
        response: { 201: passkeyCodeSchema, ...errorResponses(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const change = changeOf(request);
      const code = await makePasskeyCode(app.db, change);
      request.log.info(change, "An administrator made a code for a passkey");
      reply.code(201);
      return { code };
    },
  );
};

/** Who changes whom; throws NOT_FOUND for what cannot be an id. */
function changeOf(request: FastifyRequest<{ Params: { id: string } }>) {
  const { id: userId } = request.params;
  if (!isUuid(userId)) throw userNotFound();
  const { id: administratorId, sessionId } = callerOf(request);
  return { administratorId, sessionId, userId };
}
