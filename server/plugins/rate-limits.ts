import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Redis } from "ioredis";
import { REPORTS_PER_DAY } from "#contract/limits.ts";
import type { RateLimits } from "#server/config/config.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { clientAddress } from "./client-address.ts";
import { sharedCounters } from "./shared-counters.ts";

/** Actions with a limit each; all calls of an action share its count. */
export type LimitedAction =
  | "signIn"
  | "signUp"
  | "forgotPassword"
  | "confirmation"
  | "currentPassword"
  | "personalData"
  | "passkeyOptions"
  | "providerSignIn"
  | "contributions"
  | "reactions"
  | "saves"
  | "bespoke"
  | "newsletter"
  | "webVitals"
  | "opens"
  | "reports";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * A hook that counts one action of the client and throws RATE_LIMITED beyond the limit.
     * "signIn" and "forgotPassword" read the e-mail in the body, so they must be a preHandler.
     */
    limit(action: LimitedAction): (request: FastifyRequest) => Promise<void>;
  }
}

export interface RateLimitOptions {
  /** Undefined disables all limits. */
  limits: RateLimits | undefined;
  /** The id of the signed-in caller. */
  callerIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Shared by all nodes; without it, or while it is unavailable, each node counts alone. */
  redis?: Redis | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Changes of one person's boards; sorting a board by hand stays below. */
const SAVES_PER_MINUTE = 120;
/** Links that one person opens; opening many pieces of a cart at once stays below. */
const OPENS_PER_MINUTE = 120;
/** Visits measured per address; many visitors may share one. */
const WEB_VITALS_PER_MINUTE = 60;
/** Downloads of a user's own data. */
const EXPORTS_PER_HOUR = 10;
/** Clients counted per action in memory; the least recently seen is dropped first. */
const CLIENTS_MAX = 50_000;
/** Sign-ins and password resets of one address over all e-mails, as a multiple of the limit per e-mail. It limits spraying. */
const EMAILS_OF_ADDRESS = 10;

type Key = (request: FastifyRequest) => string | Promise<string>;

/** Rate limits of clients by action. */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { limits, callerIdOf, redis }: RateLimitOptions) => {
    if (!limits) {
      app.decorate("limit", () => async () => {});
      return;
    }
    const countRefusal = app.metrics.counter(
      "rate_limit_refusals_total",
      "Actions rejected by a rate limit",
      "action",
    );
    const createCounter = await sharedCounters(app, redis);
    const counter = (name: string, max: number, timeWindow: number, keyOf: Key) =>
      createCounter({
        max,
        timeWindow,
        keyGenerator: async (request) => `${name} ${await keyOf(request)}`,
        cache: CLIENTS_MAX,
      });
    const addressOf = (request: FastifyRequest) => clientAddress(request.ip);
    const userOrAddressOf = async (request: FastifyRequest) =>
      (await callerIdOf(request)) ?? addressOf(request);

    const addressAndEmailOf = (request: FastifyRequest) => `${addressOf(request)} ${digestOfEmail(request)}`;

    const counters = {
      // The address is counted first, so that attempts it rejects do not count for an e-mail.
      signIn: [
        counter("signInAddress", limits.signInPerMinute * EMAILS_OF_ADDRESS, MINUTE_MS, addressOf),
        counter("signIn", limits.signInPerMinute, MINUTE_MS, addressAndEmailOf),
      ],
      signUp: [counter("signUp", limits.signUpPerHour, HOUR_MS, addressOf)],
      forgotPassword: [
        counter("forgotAddress", limits.accountMailPerHour * EMAILS_OF_ADDRESS, HOUR_MS, addressOf),
        counter("forgot", limits.accountMailPerHour, HOUR_MS, addressAndEmailOf),
      ],
      confirmation: [counter("confirmation", limits.accountMailPerHour, HOUR_MS, userOrAddressOf)],
      currentPassword: [counter("currentPassword", limits.signInPerMinute, MINUTE_MS, userOrAddressOf)],
      // Each sign-in makes two calls, and a sign-in page with autofill one.
      passkeyOptions: [counter("passkey", limits.signInPerMinute * 3, MINUTE_MS, addressOf)],
      personalData: [counter("personalData", EXPORTS_PER_HOUR, HOUR_MS, userOrAddressOf)],
      // Each attempt makes two calls: start and finish.
      providerSignIn: [counter("providerSignIn", limits.signInPerMinute * 2, MINUTE_MS, addressOf)],
      contributions: [counter("contributions", limits.contributionsPerMinute, MINUTE_MS, userOrAddressOf)],
      reactions: [counter("reactions", limits.reactionsPerMinute, MINUTE_MS, userOrAddressOf)],
      saves: [counter("saves", SAVES_PER_MINUTE, MINUTE_MS, userOrAddressOf)],
      bespoke: [counter("bespoke", limits.bespokePerHour, HOUR_MS, userOrAddressOf)],
      newsletter: [counter("newsletter", limits.newsletterPerHour, HOUR_MS, addressOf)],
      opens: [counter("opens", OPENS_PER_MINUTE, MINUTE_MS, userOrAddressOf)],
      reports: [counter("reports", REPORTS_PER_DAY, DAY_MS, userOrAddressOf)],
      webVitals: [counter("webVitals", WEB_VITALS_PER_MINUTE, MINUTE_MS, addressOf)],
    };

    app.decorate("limit", (action) => async (request) => {
      for (const count of counters[action]) {
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) continue;
        countRefusal(action);
        throw tooManyRequests(counted.ttlInSeconds);
      }
    });
  },
);

/** The e-mail in the body as a key of fixed length that does not reveal it. */
function digestOfEmail(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return createHash("sha256").update(email).digest("base64url");
}

function tooManyRequests(retryAfter: number): ApiError {
  const wait =
    retryAfter > 5_400
      ? `${Math.ceil(retryAfter / 3_600)} hours`
      : retryAfter > 90
        ? `${Math.ceil(retryAfter / 60)} minutes`
        : `${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}`;
  return new ApiError("RATE_LIMITED", `That was too often. Please try again in ${wait}.`, { retryAfter });
}
