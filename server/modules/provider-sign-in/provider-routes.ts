import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { providerSignInSchema, signedInSchema } from "#contract/account.ts";
import { API_PREFIX } from "#contract/api-client.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";
import { ACCOUNT_RESPONSES } from "#contract/messages/account-responses.ts";
import { PROVIDER_START_PATH, type ProviderResult } from "#contract/provider-sign-in.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { sendSignedIn } from "#server/modules/accounts/send-signed-in.ts";
import { startSession } from "#server/modules/sessions/session-repository.ts";
import { ATTEMPT_SECONDS, storeAttempt, storeProof, takeAttempt, takeProof } from "./attempt-repository.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { accountOf } from "./provider-account.ts";
import { returnPage } from "./return-page.ts";

/** Where the provider sends people back to, below the site's address; has to be registered with the provider. */
export const PROVIDER_RETURN_PATH = `${API_PREFIX}/auth/provider/return`;

export interface ProviderOptions {
  database: Database;
  /** Undefined where no provider is set up. */
  provider: IdentityProvider | undefined;
  sessionTtlHours: number;
  secureCookies: boolean;
}

const tags = ["Accounts"];
const ATTEMPT_COOKIE = "provider_attempt";

/** Signing in with an identity provider: the pop-up's way there and back, and the page's call with what it brought (D19). */
export function providerRoutes(options: ProviderOptions): FastifyPluginAsyncZod {
  const { database, provider, sessionTtlHours, secureCookies } = options;
  const cookieOptions = {
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies,
    path: `${API_PREFIX}/auth/provider`,
    maxAge: ATTEMPT_SECONDS,
  } as const;

  return async (app) => {
    app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));

    app.get(
      PROVIDER_START_PATH,
      {
        onRequest: app.limit("providerSignIn"),
        schema: {
          tags,
          summary: "Where the sign-in pop-up begins: sends it to the identity provider",
          querystring: z.object({ flow: z.string().regex(/^[\w-]{1,64}$/, "Please name the flow") }),
          response: { 302: z.undefined(), ...errorResponses(400, 429) },
        },
      },
      async (request, reply) => {
        const { address, checks } = await requireProvider(provider).begin();
        const secret = await storeAttempt(database, checks, request.query.flow);
        reply.setCookie(ATTEMPT_COOKIE, secret, cookieOptions);
        return reply.redirect(address.href, 302);
      },
    );

    app.get(
      "/auth/provider/return",
      {
        schema: {
          tags,
          summary:
            "Where the identity provider sends the pop-up back to: hands the result to the page and closes",
          response: { 200: z.string(), ...errorResponses(400, 429) },
        },
      },
      async (request, reply) => {
        const attempt = await takeAttempt(database, request.cookies[ATTEMPT_COOKIE] ?? "");
        reply.clearCookie(ATTEMPT_COOKIE, cookieOptions);
        if (!attempt) return sendReturnPage(reply, undefined);
        const { flow } = attempt;
        try {
          const query = new URL(request.url, "http://localhost").search;
          const identity = await requireProvider(provider).finish(query, attempt);
          const proof = await storeProof(database, identity);
          const { name, email, photoUrl: googlePhotoUrl } = identity;
          return sendReturnPage(reply, { flow, payload: { name, email, googlePhotoUrl }, proof });
        } catch (error) {
          request.log.warn({ err: error }, "A sign-in at the identity provider could not be finished");
          return sendReturnPage(reply, { flow, error: ACCOUNT_RESPONSES.providerProofInvalid });
        }
      },
    );

    app.post(
      "/auth/google",
      {
        onRequest: app.limit("providerSignIn"),
        schema: {
          tags,
          summary: "Begin a session with what the identity provider's pop-up brought",
          body: providerSignInSchema,
          response: { 200: signedInSchema, ...errorResponses(400, 401, 403, 409, 413, 415, 429) },
        },
      },
      async (request, reply) => {
        requireProvider(provider);
        const identity = await takeProof(database, request.body.proof);
        if (!identity || identity.email !== request.body.email) {
          throw new ApiError("UNAUTHENTICATED", ACCOUNT_RESPONSES.providerProofInvalid);
        }
        const user = await accountOf(database, identity);
        const session = await startSession(database, user.id, sessionTtlHours);
        request.log.info({ userId: user.id }, "Somebody signed in with the identity provider");
        return sendSignedIn(reply, { user, session });
      },
    );
  };
}

function requireProvider(provider: IdentityProvider | undefined): IdentityProvider {
  if (!provider) throw new ApiError("NOT_CONFIGURED", ACCOUNT_MESSAGES.providerNotConfigured);
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
