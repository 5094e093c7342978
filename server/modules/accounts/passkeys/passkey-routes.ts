import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { outcomeSchema, signedInSchema } from "#contract/account/account.ts";
import {
  newPasskeyOptionsSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passkeySchema,
  passkeySignInSchema,
  webAuthnOptionsSchema,
} from "#contract/account/passkeys.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { ACCOUNT_RESPONSES as responses } from "#contract/messages/account-responses.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { SessionOptions } from "#server/modules/accounts/begin-session.ts";
import { sendSignedIn } from "#server/modules/accounts/send-signed-in.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { endSession } from "#server/modules/sessions/session-repository.ts";
import { presentPasskey, renamePasskey } from "./passkey-repository.ts";
import {
  addPasskey,
  removePasskey,
  signInWithPasskey,
  startAdding,
  startPasskeySignIn,
} from "./passkey-service.ts";
import { RelyingParty } from "./relying-party.ts";

const tags = ["Passkeys"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string() });

/** Passkeys (WebAuthn): adding, naming and removing them, and signing in with one. */
export const passkeyRoutes: FastifyPluginAsyncZod<SessionOptions> = async (app, options) => {
  const party = new RelyingParty(options.settings);
  app.post(
    "/user/passkeys/options",
    {
      onRequest: app.limit("currentPassword"),
      schema: {
        tags,
        summary: "Options with which the browser makes a passkey; an administrator may need a one-time code",
        security,
        body: newPasskeyOptionsSchema,
        response: { 200: webAuthnOptionsSchema, ...errorResponses(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      return { ...(await startAdding(app.db, party, callerOf(request), request.body.code)) };
    },
  );

  app.post(
    "/user/passkeys",
    {
      // The one-time code must not be tried out.
      onRequest: app.limit("currentPassword"),
      schema: {
        tags,
        summary: "Add the passkey that the browser made",
        security,
        body: newPasskeySchema,
        response: { 201: passkeySchema, ...errorResponses(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const added = await addPasskey(
        app.db,
        { party, settings: options.settings },
        { ...request.body, caller, device: deviceIn(request) },
      );
      app.wakeMailSender();
      request.log.info({ userId: caller.id }, "Passkey added");
      reply.code(201);
      return presentPasskey(added);
    },
  );

  app.put(
    "/user/passkeys/:id",
    {
      schema: {
        tags,
        summary: "Rename a passkey",
        security,
        params,
        body: passkeyNameSchema,
        response: { 200: passkeySchema, ...errorResponses(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const renamed = await renamePasskey(app.db, ownPasskey(request), request.body.name);
      if (!renamed) throw new ApiError("NOT_FOUND", ACCOUNT_ERRORS.passkeyUnknown);
      return presentPasskey(renamed);
    },
  );

  app.delete(
    "/user/passkeys/:id",
    {
      schema: {
        tags,
        summary: "Remove a passkey, unless nothing else opens the account",
        security,
        params,
        response: { 200: outcomeSchema, ...errorResponses(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { userId, id } = ownPasskey(request);
      await removePasskey(app.db, callerOf(request), id, deviceIn(request));
      request.log.info({ userId }, "Passkey removed");
      return { success: true as const, message: responses.passkeyRemoved };
    },
  );

  app.post(
    "/auth/passkey/options",
    {
      onRequest: app.limit("passkeyOptions"),
      schema: {
        tags,
        summary: "Options with which the browser signs in with a passkey: with a bearer, of its user",
        security: [{}, ...security],
        response: { 200: webAuthnOptionsSchema, ...errorResponses(403, 429) },
      },
    },
    async (request) => {
      const caller = await findBearer(request);
      return { ...(await startPasskeySignIn(app.db, party, caller?.id)) };
    },
  );

  app.post(
    "/auth/passkey",
    {
      onRequest: app.limit("passkeyOptions"),
      schema: {
        tags,
        summary:
          "Start a session with a passkey; it replaces the bearer's session if that is the same user's",
        body: passkeySignInSchema,
        response: { 200: signedInSchema, ...errorResponses(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const former = await findBearer(request);
      const { response } = request.body;
      const signedIn = await signInWithPasskey(app.db, { ...options, party }, response, deviceIn(request));
      if (former?.id === signedIn.user.id) {
        await endSession(app.db, former.id, former.sessionId);
        app.confirmedSessions.remove([former.id]);
      }
      app.wakeMailSender();
      return sendSignedIn(reply, signedIn, "User signed in with a passkey");
    },
  );
};

function ownPasskey(request: FastifyRequest<{ Params: { id: string } }>): { userId: string; id: string } {
  const { id } = request.params;
  if (!isUuid(id)) throw new ApiError("NOT_FOUND", ACCOUNT_ERRORS.passkeyUnknown);
  return { userId: callerOf(request).id, id };
}

function deviceIn({ headers }: FastifyRequest): string {
  return deviceOf(headers["user-agent"]);
}
