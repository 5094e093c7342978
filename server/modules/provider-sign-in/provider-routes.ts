import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { providerSignInSchema, signedInSchema } from "#contract/account/account.ts";
import { PROVIDER_START_PATH, type ProviderResult } from "#contract/account/provider-sign-in.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { ACCOUNT_ERRORS } from "#contract/messages/account-errors.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { asRequestError } from "#server/lib/errors/as-api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { beginSession, type SessionOptions } from "#server/modules/accounts/begin-session.ts";
import { sendSignedIn } from "#server/modules/accounts/send-signed-in.ts";
import { deviceOf } from "#server/modules/sessions/device.ts";
import { ATTEMPT_SECONDS, storeAttempt, storeProof, takeAttempt, takeProof } from "./attempt-repository.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { accountOf } from "./provider-account.ts";
import { returnPage } from "./return-page.ts";

/** Path of the redirect URI, which must be registered with the provider. */
export const PROVIDER_RETURN_PATH = `${API_PREFIX}/auth/provider/return`;

interface ProviderOptions extends SessionOptions {
  /** Undefined if no provider is configured. */
  provider: IdentityProvider | undefined;
  secureCookies: boolean;
}

const tags = ["Accounts"];
const startQuerySchema = z.object({ flow: z.string().regex(/^[\w-]{1,64}$/, INPUT_MESSAGES.flowRequired) });
const ATTEMPT_COOKIE = "provider_attempt";

/** Sign-in with an identity provider: start and return of the pop-up, and the page's call with the result. */
export const providerRoutes: FastifyPluginAsyncZod<ProviderOptions> = async (app, options) => {
  const { provider, secureCookies } = options;
  const cookieOptions = {
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies,
    path: `${API_PREFIX}/auth/provider`,
    maxAge: ATTEMPT_SECONDS,
  } as const;
  app.get(
    PROVIDER_START_PATH,
    {
      onRequest: app.limit("providerSignIn"),
      schema: {
        tags,
        summary: "Start of the sign-in pop-up: redirects to the identity provider",
        querystring: startQuerySchema,
        response: { 302: z.undefined(), ...errorResponses(400, 429) },
      },
      // A person looks at the pop-up, and the page that opened it waits for its result.
      errorHandler(thrown, request, reply) {
        const error = asRequestError(thrown, request);
        const query = startQuerySchema.safeParse(request.query);
        if (!query.success || error.code === "NOT_CONFIGURED") throw thrown;
        request.log.warn({ err: error.cause ?? error }, "Sign-in at the identity provider did not begin");
        if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
        reply.code(error.status as 429 | 500 | 503);
        return sendReturnPage(reply, { flow: query.data.flow, error: error.message });
      },
    },
    async (request, reply) => {
      const { url, checks } = await requireProvider(provider).begin();
      const secret = await storeAttempt(app.db, checks, request.query.flow);
      reply.setCookie(ATTEMPT_COOKIE, secret, cookieOptions);
      return reply.redirect(url.href, 302);
    },
  );

  app.get(
    "/auth/provider/return",
    {
      schema: {
        tags,
        summary: "Return of the pop-up from the identity provider: sends the result to the page and closes",
        response: { 200: z.string(), ...errorResponses(400, 429) },
      },
    },
    async (request, reply) => {
      const attempt = await takeAttempt(app.db, request.cookies[ATTEMPT_COOKIE] ?? "");
      reply.clearCookie(ATTEMPT_COOKIE, cookieOptions);
      if (!attempt) return sendReturnPage(reply, undefined);
      const { flow } = attempt;
      try {
        const query = new URL(request.url, "http://localhost").search;
        const identity = await requireProvider(provider).finish(query, attempt);
        const proof = await storeProof(app.db, identity);
        const { name, email, photoUrl: googlePhotoUrl } = identity;
        return sendReturnPage(reply, { flow, payload: { name, email, googlePhotoUrl }, proof });
      } catch (error) {
        request.log.warn({ err: error }, "Sign-in at the identity provider failed");
        return sendReturnPage(reply, { flow, error: ACCOUNT_ERRORS.providerProofInvalid.text });
      }
    },
  );

  app.post(
    "/auth/google",
    {
      onRequest: app.limit("providerSignIn"),
      schema: {
        tags,
        summary: "Start a session with the result of the pop-up",
        body: providerSignInSchema,
        response: { 200: signedInSchema, ...errorResponses(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      requireProvider(provider);
      const identity = await takeProof(app.db, request.body.proof);
      if (!identity || identity.email !== request.body.email) {
        throw new ApiError("UNAUTHENTICATED", ACCOUNT_ERRORS.providerProofInvalid);
      }
      const device = deviceOf(request.headers["user-agent"]);
      const { user, isNew, session } = await app.db.transaction(async (tx) => {
        const account = await accountOf(tx, identity, { settings: options.settings, device });
        return { ...account, session: await beginSession(tx, options, account.user, { device }) };
      });
      if (isNew) app.analytics.count(request, "signUps");
      // Taking over an account ends its sessions.
      app.confirmedSessions.remove([user.id]);
      app.wakeMailSender();
      return sendSignedIn(reply, { user, session }, "User signed in with the identity provider");
    },
  );
};

function requireProvider(provider: IdentityProvider | undefined): IdentityProvider {
  if (!provider) throw new ApiError("NOT_CONFIGURED", ACCOUNT_ERRORS.providerNotConfigured);
  return provider;
}

function sendReturnPage(reply: FastifyReply, result: ProviderResult | undefined): FastifyReply {
  const { html, policy } = returnPage(result);
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .serializer((page: string) => page)
    .send(html);
}
