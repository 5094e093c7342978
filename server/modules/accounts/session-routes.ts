import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outcomeSchema, reauthenticationSchema, renewedTokenSchema } from "#contract/account/account.ts";
import { sessionListSchema } from "#contract/account/security-events.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { insertSecurityEvent } from "#server/modules/sessions/security-event-repository.ts";
import { endSession, endSessionsOfUser, listSessions } from "#server/modules/sessions/session-repository.ts";
import { reauthenticate } from "./require-identity.ts";

const tags = ["Accounts"];
const security = [{ bearer: [] }];
const NO_CONTENT = z.undefined().describe("The session is fresh.");

/** Where the user is signed in. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/user/reauthenticate",
    {
      onRequest: app.limit("currentPassword"),
      schema: {
        tags,
        summary: "Make the session fresh by the current password; its token is replaced",
        security,
        body: reauthenticationSchema,
        response: { 200: renewedTokenSchema, ...errorResponses(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const renewed = await reauthenticate(app.db, caller, request.body.currentPassword);
      app.confirmedSessions.remove([caller.id]);
      app.sessionCookie.set(reply, renewed.cookie, renewed.ttlSeconds);
      return { token: renewed.token };
    },
  );

  app.get(
    "/user/fresh-session",
    {
      schema: {
        tags,
        summary: "Whether the session is fresh, before a call that needs a fresh one",
        security,
        response: { 204: NO_CONTENT, ...errorResponses(401, 403) },
      },
    },
    // The guard has the answer.
    async (_, reply) => reply.code(204).send(undefined),
  );

  app.get(
    "/user/sessions",
    {
      schema: {
        tags,
        summary: "Where the user is signed in",
        security,
        response: { 200: sessionListSchema, ...errorResponses(401) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const found = await listSessions(app.db, caller.id);
      return {
        sessions: found.map(({ id, createdAt, lastUsedAt, device }) => ({
          _id: id,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          device: device || deviceOf(undefined),
          isCurrent: id === caller.sessionId,
        })),
      };
    },
  );

  app.delete(
    "/user/sessions/:id",
    {
      schema: {
        tags,
        summary: "Sign out one device",
        security,
        params: z.object({ id: z.string() }),
        response: { 200: outcomeSchema, ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!isUuid(id) || !(await endSession(app.db, caller.id, id))) {
        throw new ApiError("NOT_FOUND", ACCOUNT_ERRORS.sessionUnknown);
      }
      app.confirmedSessions.remove([caller.id]);
      await recordSignOut(request);
      return { success: true as const, message: responses.deviceSignedOut };
    },
  );

  app.delete(
    "/user/sessions",
    {
      schema: {
        tags,
        summary: "Sign out all other devices",
        security,
        response: { 200: outcomeSchema, ...errorResponses(401, 403) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const ended = await endSessionsOfUser(app.db, caller.id, caller.sessionId);
      app.confirmedSessions.remove([caller.id]);
      // Calls that end none must not push what happened before out of the recent activity.
      if (ended) await recordSignOut(request);
      return { success: true as const, message: responses.othersSignedOut };
    },
  );
};

async function recordSignOut(request: FastifyRequest): Promise<void> {
  const userId = callerOf(request).id;
  const device = deviceOf(request.headers["user-agent"]);
  await insertSecurityEvent(request.server.db, { userId, kind: "signed-out-elsewhere", device });
  request.log.info({ userId }, "User signed out other devices");
}
