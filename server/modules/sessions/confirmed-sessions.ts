import { LRUCache } from "lru-cache";
import type { User } from "#contract/account/account.ts";
import { asApiError } from "#server/lib/errors/as-api-error.ts";
import { hashSecret } from "./secrets.ts";
import type { SignedInUser } from "./session-repository.ts";

/** How long a confirmation counts while the database is unavailable. */
const CONFIRMED_MS = 5 * 60 * 1_000;
/** A session and its user take less than 2 KB. */
const CONFIRMED_MAX = 10_000;

declare module "fastify" {
  interface FastifyInstance {
    /** The sessions that check-auth has confirmed lately. */
    confirmedSessions: ConfirmedSessions;
  }
}

/**
 * Sessions and users that check-auth has read in the last five minutes. They are used only while the database
 * is unavailable, so that an outage ends no session. Sessions that this node ends are removed at once; other
 * nodes may confirm them until the time is over.
 */
export class ConfirmedSessions {
  readonly #callers = new LRUCache<string, SignedInUser>({ max: CONFIRMED_MAX, ttl: CONFIRMED_MS });
  readonly #users = new LRUCache<string, User>({ max: CONFIRMED_MAX, ttl: CONFIRMED_MS });
  #removals = 0;

  /**
   * The caller whom the secret identifies by the database, or by an earlier confirmation while it
   * is unavailable. A cookie's secret confirms nothing as a token, nor the other way round, just as
   * in the database.
   */
  async findCaller(
    kind: "token" | "cookie",
    secret: string,
    read: () => Promise<SignedInUser | undefined>,
  ): Promise<SignedInUser | undefined> {
    return this.#readOrRecall(this.#callers, `${kind} ${hashSecret(secret)}`, read);
  }

  /** The user, likewise. */
  async findUser(userId: string, read: () => Promise<User | undefined>): Promise<User | undefined> {
    return this.#readOrRecall(this.#users, userId, read);
  }

  /**
   * To be called once sessions of these users have ended; those that are still valid are confirmed at
   * their next check.
   */
  remove(userIds: readonly string[]): void {
    this.#removals += 1;
    for (const userId of userIds) this.#users.delete(userId);
    for (const [key, { id }] of this.#callers.entries()) if (userIds.includes(id)) this.#callers.delete(key);
  }

  async #readOrRecall<T extends object>(
    cache: LRUCache<string, T>,
    key: string,
    read: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const removalsBefore = this.#removals;
    try {
      const found = await read();
      if (!found) cache.delete(key);
      // A session that ended meanwhile may have been read before its end.
      else if (removalsBefore === this.#removals) cache.set(key, found);
      return found;
    } catch (error) {
      const recalled = asApiError(error).code === "UNAVAILABLE" ? cache.get(key) : undefined;
      if (!recalled) throw error;
      return recalled;
    }
  }
}
