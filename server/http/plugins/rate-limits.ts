import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Redis } from "ioredis";
import { REPORTS_PER_DAY, SUBMISSIONS_PER_DAY } from "#contract/limits.ts";
import { HTTP_ERRORS } from "#contract/messages/http.ts";
import type { RateLimits } from "#server/config/config.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { clientAddress } from "./client-address.ts";
import { sharedCounters } from "./shared-counters.ts";

/** Actions with a limit each; all calls of an action share its count. */
export type LimitedAction =
  | "signIn"
  | "signUp"
  | "forgotPassword"
  | "confirmation"
  | "currentPassword"
  | "accountChanges"
  | "emailChanges"
  | "personalData"
  | "passkeyOptions"
  | "providerSignIn"
  | "contributions"
  | "reactions"
  | "saves"
  | "cart"
  | "completions"
  | "bespoke"
  | "newsletter"
  | "webVitals"
  | "opens"
  | "reports"
  | "testMail"
  | "cutouts"
  | "mends"
  | "submissions"
  | "submits"
  | "boards"
  | "changes";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * A hook that counts one action of the client and throws RATE_LIMITED beyond the limit. "signIn" and
     * "forgotPassword" read the e-mail in the body, so they must be a preHandler. A write without one counts
     * as "changes".
     */
    limit(action: LimitedAction): (request: FastifyRequest) => Promise<void>;
  }
}

export interface RateLimitOptions {
  /** Undefined disables all limits. */
  limits: RateLimits | undefined;
  callerIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Shared by all nodes; without it, or while it is unavailable, each node counts alone. */
  redis?: Redis | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Changes of one person's boards; sorting a board by hand stays below. */
const SAVES_PER_MINUTE = 120;
/** Changes of one person's cart; pressing a stepper quickly stays below. */
const CART_CHANGES_PER_MINUTE = 120;
/**
 * Changes of one person's profile, and among them those with another e-mail, which would tell whether it has
 * an account.
 */
const ACCOUNT_CHANGES_PER_HOUR = 30;
const EMAIL_CHANGES_PER_HOUR = 5;
/**
 * Completions of one person's searches; the box asks once a pause of typing, and cached ones do not count.
 */
const COMPLETIONS_PER_MINUTE = 240;
/** Writes of one person that have no limit of their own. */
const CHANGES_PER_MINUTE = 120;
/** Links that one person opens; opening many pieces of a cart at once stays below. */
const OPENS_PER_MINUTE = 120;
/** Visits measured per address; many visitors may share one. */
const WEB_VITALS_PER_MINUTE = 60;
const EXPORTS_PER_HOUR = 10;
/** Enough to try several settings of the mail server. */
const TEST_MAILS_PER_HOUR = 20;
/** Pictures that one person brings to the studio, each of which takes seconds of a core. */
const CUTOUTS_PER_HOUR = 60;
/** Those that no board has are kept for a day. */
const CUTOUTS_PER_DAY = 240;
/** Each stroke of one person over a mask is one, so that a long evening of mending stays below. */
const MENDS_PER_HOUR = 600;
/** Each stores a cut-out with its picture, which the hourly sweep removes a day later when no board has it. */
const MENDS_PER_DAY = 2_000;
/** Arrangements, layers, previews and openings of one person's boards; shuffling quickly stays below. */
const BOARDS_PER_MINUTE = 60;
/** Looks that one person saves, whose pictures are encoded or rendered. */
const SUBMISSIONS_PER_HOUR = 60;
/** Clients counted per action in memory; the least recently seen is dropped first. */
const CLIENTS_MAX = 50_000;
/**
 * Sign-ins and password resets of one address over all e-mails, as a multiple of the limit per e-mail. It
 * limits spraying.
 */
const EMAILS_OF_ADDRESS = 10;
/**
 * Actions of all signed-in people of one address, as a multiple of the limit per person: who makes accounts
 * gains little by them.
 */
const PEOPLE_OF_ADDRESS = 5;

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** Undefined for a request that is not counted. */
type Key = (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
type Limit = (request: FastifyRequest) => Promise<void>;

export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { limits, callerIdOf, redis }: RateLimitOptions) => {
    /** Hooks that are limits, by which a write without one is found. */
    const known = new WeakSet<object>();
    const decorate = (limit: (action: LimitedAction) => Limit) => {
      app.decorate("limit", (action) => {
        const hook = limit(action);
        known.add(hook);
        return hook;
      });
    };
    app.addHook("onRoute", (route) => {
      const isWrite = [route.method].flat().some((method) => WRITES.includes(method));
      if (!isWrite || route.url.endsWith("*")) return;
      const { schema } = route;
      if (schema) schema.response = { ...errorResponses(429), ...(schema.response as object | undefined) };
      const hooks = [route.onRequest ?? [], route.preHandler ?? []].flat();
      if (!hooks.some((hook) => known.has(hook))) {
        route.onRequest = [app.limit("changes"), ...[route.onRequest ?? []].flat()];
      }
    });
    if (!limits) return decorate(() => async () => {});

    const countRefusal = app.metrics.counter(
      "rate_limit_refusals_total",
      "Actions rejected by a rate limit",
      "action",
    );
    const createCounter = await sharedCounters(app, redis);
    const counter = (name: string, max: number, timeWindow: number, keyOf: Key) => {
      const keys = new WeakMap<FastifyRequest, string>();
      const count = createCounter({
        max,
        timeWindow,
        keyGenerator: (request) => `${name} ${keys.get(request)}`,
        cache: CLIENTS_MAX,
      });
      return async (request: FastifyRequest) => {
        const key = await keyOf(request);
        if (key === undefined) return undefined;
        keys.set(request, key);
        return count(request);
      };
    };
    const addressOf = (request: FastifyRequest) => clientAddress(request.ip);
    const userOrAddressOf = async (request: FastifyRequest) =>
      (await callerIdOf(request)) ?? addressOf(request);
    const addressOfUser = async (request: FastifyRequest) =>
      (await callerIdOf(request)) === undefined ? undefined : addressOf(request);
    /** The person is counted first, so that attempts it rejects do not count for others at the address. */
    const byPerson = (name: string, max: number, timeWindow: number) => [
      counter(name, max, timeWindow, userOrAddressOf),
      counter(`${name}Address`, max * PEOPLE_OF_ADDRESS, timeWindow, addressOfUser),
    ];

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
      confirmation: byPerson("confirmation", limits.accountMailPerHour, HOUR_MS),
      currentPassword: byPerson("currentPassword", limits.signInPerMinute, MINUTE_MS),
      accountChanges: byPerson("accountChanges", ACCOUNT_CHANGES_PER_HOUR, HOUR_MS),
      emailChanges: byPerson("emailChanges", EMAIL_CHANGES_PER_HOUR, HOUR_MS),
      // Each sign-in makes two calls, and a sign-in page with autofill one.
      passkeyOptions: [counter("passkey", limits.signInPerMinute * 3, MINUTE_MS, addressOf)],
      personalData: byPerson("personalData", EXPORTS_PER_HOUR, HOUR_MS),
      // Each attempt makes two calls: start and finish.
      providerSignIn: [counter("providerSignIn", limits.signInPerMinute * 2, MINUTE_MS, addressOf)],
      contributions: byPerson("contributions", limits.contributionsPerMinute, MINUTE_MS),
      reactions: byPerson("reactions", limits.reactionsPerMinute, MINUTE_MS),
      saves: byPerson("saves", SAVES_PER_MINUTE, MINUTE_MS),
      cart: byPerson("cart", CART_CHANGES_PER_MINUTE, MINUTE_MS),
      completions: byPerson("completions", COMPLETIONS_PER_MINUTE, MINUTE_MS),
      changes: byPerson("changes", CHANGES_PER_MINUTE, MINUTE_MS),
      bespoke: byPerson("bespoke", limits.bespokePerHour, HOUR_MS),
      newsletter: [counter("newsletter", limits.newsletterPerHour, HOUR_MS, addressOf)],
      opens: byPerson("opens", OPENS_PER_MINUTE, MINUTE_MS),
      reports: byPerson("reports", REPORTS_PER_DAY, DAY_MS),
      cutouts: [
        ...byPerson("cutouts", CUTOUTS_PER_HOUR, HOUR_MS),
        ...byPerson("cutoutsOfDay", CUTOUTS_PER_DAY, DAY_MS),
      ],
      mends: [
        ...byPerson("mends", MENDS_PER_HOUR, HOUR_MS),
        ...byPerson("mendsOfDay", MENDS_PER_DAY, DAY_MS),
      ],
      submissions: byPerson("submissions", SUBMISSIONS_PER_HOUR, HOUR_MS),
      submits: byPerson("submits", SUBMISSIONS_PER_DAY, DAY_MS),
      boards: byPerson("boards", BOARDS_PER_MINUTE, MINUTE_MS),
      testMail: byPerson("testMail", TEST_MAILS_PER_HOUR, HOUR_MS),
      webVitals: [counter("webVitals", WEB_VITALS_PER_MINUTE, MINUTE_MS, addressOf)],
    };

    decorate((action) => async (request) => {
      for (const count of counters[action]) {
        const counted = await count(request);
        if (!counted || counted.isAllowed || !counted.isExceeded) continue;
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
  return new ApiError("RATE_LIMITED", HTTP_ERRORS.tooOften({ seconds: retryAfter }), { retryAfter });
}
