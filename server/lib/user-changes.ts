import { HTTP_ERRORS } from "#contract/messages/http.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { createKeyedQueue, type KeyedLimiter } from "./limit-concurrency.ts";

/**
 * Runs a change of what belongs to a user. Throws UNAVAILABLE at once when too many changes wait, of the user
 * or in all.
 */
export type UserChanges = KeyedLimiter;

/**
 * Less than half of the connection pool, so that changes leave connections for reads. Changes of one user
 * wait for the lock of the user's row, each with a connection, so one at a time of each user loses nothing.
 */
const CONCURRENT_CHANGES = 8;
/**
 * Running and waiting. About 1,000 changes are done in a second on PostgreSQL, so the last one waits about
 * that long.
 */
export const USER_CHANGES_MAX = 1_000;
/** Of one user; pressing a stepper quickly stays far below. */
export const CHANGES_OF_USER_MAX = 50;

/** The queue of all changes of carts and boards. */
export function createUserChanges(): UserChanges {
  return createKeyedQueue({
    ...{ slots: CONCURRENT_CHANGES, slotsPerKey: 1 },
    ...{ max: USER_CHANGES_MAX, maxPerKey: CHANGES_OF_USER_MAX },
    whenFull: tooManyChanges,
  });
}

export function tooManyChanges(): ApiError {
  return new ApiError("UNAVAILABLE", HTTP_ERRORS.busy, { retryAfter: 5 });
}
