import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { outcomeSchema, signedInSchema, signInSchema, signUpSchema } from "#contract/account/account.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { clientAddress } from "#server/http/plugins/client-address.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { bearerToken } from "#server/modules/sessions/bearer.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { endSessions } from "#server/modules/sessions/session-repository.ts";
import { signIn, signUp } from "./account-service.ts";
import type { SessionOptions } from "./begin-session.ts";
import { sendSignedIn } from "./send-signed-in.ts";

const tags = ["Accounts"];

/** Sign-up, sign-in and sign-out. */
export const authRoutes: FastifyPluginAsyncZod<SessionOptions> = async (app, options) => {
  app.post(
    "/auth/signup",
    {
      preHandler: app.limit("signUp"),
      schema: {
        tags,
        summary: "Create an account",
        body: signUpSchema,
        response: { 201: outcomeSchema, ...errorResponses(400, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const userId = await signUp(app.db, options.settings, request.body, clientAddress(request.ip));
      app.wakeMailSender();
      app.analytics.count(request, "signUps");
      request.log.info({ userId }, "Account created");
      reply.code(201);
      return { success: true as const, message: ACCOUNT_RESPONSES.signedUp };
    },
  );

  app.post(
    "/auth/signin",
    {
      preHandler: app.limit("signIn"),
      schema: {
        tags,
        summary: "Start a session",
        body: signInSchema,
        response: { 200: signedInSchema, ...errorResponses(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const device = deviceOf(request.headers["user-agent"]);
      const signedIn = await signIn(app.db, options, request.body, {
        device,
        client: clientAddress(request.ip),
        onWrongPassword: (userId) => app.recordSecurityEvent({ userId, kind: "sign-in-failed", device }),
      });
      app.wakeMailSender();
      if (!signedIn) throw new ApiError("UNAUTHENTICATED", ACCOUNT_ERRORS.wrongCredentials);
      return sendSignedIn(reply, signedIn, "User signed in");
    },
  );

  // The header calls the first, the profile the second.
  for (const path of ["/auth/signout", "/user/signout"]) {
    app.post(
      path,
      {
        schema: {
          tags,
          summary: "End the session of the bearer or cookie, if there is one",
          security: [{}, { bearer: [] }],
          response: { 200: outcomeSchema, ...errorResponses(403) },
        },
      },
      async (request, reply) => {
        const userIds = await endSessions(app.db, {
          token: bearerToken(request),
          cookie: app.sessionCookie.read(request),
        });
        app.confirmedSessions.remove(userIds);
        for (const userId of userIds) request.log.info({ userId }, "User signed out");
        app.sessionCookie.clear(reply);
        return { success: true as const, message: ACCOUNT_RESPONSES.signedOut };
      },
    );
  }
};
