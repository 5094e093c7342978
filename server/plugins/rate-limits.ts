import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Redis } from "ioredis";
import type { RateLimits } from "#server/config/config.ts";
import { ApiError } from "#server/errors/api-error.ts";
import { clientAddress } from "./client-address.ts";
import { counterMaker } from "./shared-counters.ts";

/** What is counted apart (D37); calls of one kind share a count, whichever of them is made. */
export type LimitedAction =
  | "signIn"
  | "signUp"
  | "providerSignIn"
  | "contributions"
  | "reactions"
  | "bespoke"
  | "newsletter";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * A hook that counts one action of the client and throws RATE_LIMITED beyond the limit.
     * "signIn" reads the body's e-mail, so it is a preHandler; the others can be anywhere.
     */
    limit(action: LimitedAction): (request: FastifyRequest) => Promise<void>;
  }
}

export interface RateLimitOptions {
  /** Undefined: everybody may do everything as often as they like. */
  limits: RateLimits | undefined;
  /** The id of the signed-in user who makes a call. */
  callerIdOf: (request: FastifyRequest) => Promise<string | undefined>;
  /** Where all nodes count together; while it is away, or without it, each counts for itself. */
  redis?: Redis | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Clients remembered per action; the one not seen for longest is forgotten first. */
const CLIENTS_MAX = 50_000;
/** An address may try this many times as many sign-ins over all e-mails: a household hardly does, somebody trying a list of passwords must. */
const SIGN_INS_OF_ADDRESS = 10;

type Key = (request: FastifyRequest) => string | Promise<string>;

/** Limits how often one client may do what. */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { limits, callerIdOf, redis }: RateLimitOptions) => {
    if (!limits) {
      app.decorate("limit", () => async () => {});
      return;
    }
    const countRefusal = app.metrics.counter(
      "rate_limit_refusals_total",
      "Actions that were refused because they came too often",
      "action",
    );
    const createCounter = await counterMaker(app, redis);
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

    const counters = {
      // The address comes first: what it is refused does not count for, or push out, an e-mail.
      signIn: [
        counter("signInAddress", limits.signInPerMinute * SIGN_INS_OF_ADDRESS, MINUTE_MS, addressOf),
        counter(
          "signIn",
          limits.signInPerMinute,
          MINUTE_MS,
          (request) => `${addressOf(request)} ${digestOfEmail(request)}`,
        ),
      ],
      signUp: [counter("signUp", limits.signUpPerHour, HOUR_MS, addressOf)],
      // Every attempt takes a start and a finish.
      providerSignIn: [counter("providerSignIn", limits.signInPerMinute * 2, MINUTE_MS, addressOf)],
      contributions: [counter("contributions", limits.contributionsPerMinute, MINUTE_MS, userOrAddressOf)],
      reactions: [counter("reactions", limits.reactionsPerMinute, MINUTE_MS, userOrAddressOf)],
      bespoke: [counter("bespoke", limits.bespokePerHour, HOUR_MS, userOrAddressOf)],
      newsletter: [counter("newsletter", limits.newsletterPerHour, HOUR_MS, addressOf)],
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

/** The e-mail somebody signs in with, as a key of fixed length that says nothing of it. */
function digestOfEmail(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return createHash("sha256").update(email).digest("base64url");
}

function tooManyRequests(retryAfter: number): ApiError {
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`;
  return new ApiError("RATE_LIMITED", `That was too often. Please try again in ${wait}.`, { retryAfter });
}
