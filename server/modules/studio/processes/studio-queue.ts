import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { createKeyedQueue, limitConcurrency } from "#server/lib/limit-concurrency.ts";
import type { CutoutOwner } from "../board-repository.ts";

/** A job takes a second or two, so the last of a full queue waits about half a minute. */
const WAITING_MAX = 20;
/** Of people who are no administrators, running and waiting. */
const PEOPLE_MAX = 10;
/** Of one person, running and waiting: a studio that brings four pieces, and one more. */
const PERSON_MAX = 5;
const PERSON_RUNNING_MAX = 2;

/** Runs a job of a person or of the administrators ("all") as soon as there is room for it. */
export type StudioQueue = <T>(caller: CutoutOwner, job: () => Promise<T>) => Promise<T>;

/**
 * Limits jobs to `slots` at a time. People have a queue of their own, whose jobs enter that of the administrators
 * only as slots are free: administrators wait for at most `slots` jobs of people, and find places however many
 * people there are. A job without a place is rejected with UNAVAILABLE at once.
 */
export function createStudioQueue(slots: number): StudioQueue {
  const whenFull = () => new ApiError("UNAVAILABLE", STUDIO_ERRORS.isBusy, { retryAfter: 5 });
  const run = limitConcurrency(slots, { waitingMax: WAITING_MAX, whenFull });
  const admitPerson = createKeyedQueue({
    ...{ slots, slotsPerKey: PERSON_RUNNING_MAX },
    ...{ max: PEOPLE_MAX, maxPerKey: PERSON_MAX },
    whenFull,
  });
  return (caller, job) => (caller === "all" ? run(job) : admitPerson(caller.id, () => run(job)));
}
