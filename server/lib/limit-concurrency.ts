/** Runs work as soon as a slot is free and returns its result. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** The same for work that belongs to a key: a person, a client, an outfit. */
export type KeyedLimiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * The bound of the queue: work that finds `waitingMax` waiting is rejected with the error from `whenFull`.
 */
interface QueueBound {
  waitingMax: number;
  whenFull: () => Error;
}

/** Limits work to `slots` at a time; the rest waits in a FIFO queue, unbounded by default. */
export function limitConcurrency(slots: number, bound?: QueueBound): Limiter {
  const waiting: (() => void)[] = [];
  let free = slots;
  const acquire = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else if (bound && waiting.length >= bound.waitingMax) throw bound.whenFull();
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}

/**
 * Limits work to `slotsPerKey` at a time for each key; the rest waits in a FIFO queue of its key, unbounded
 * by default.
 */
export function limitConcurrencyByKey(slotsPerKey: number, bound?: QueueBound): KeyedLimiter {
  const limiters = new Map<string, { limiter: Limiter; users: number }>();
  return async (key, work) => {
    const entry = limiters.get(key) ?? { limiter: limitConcurrency(slotsPerKey, bound), users: 0 };
    limiters.set(key, entry);
    entry.users += 1;
    try {
      return await entry.limiter(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) limiters.delete(key);
    }
  };
}

interface QueueOptions {
  /** Running at a time, in all and of one key. */
  slots: number;
  slotsPerKey: number;
  /** Running and waiting, in all and of one key, so that no key takes every place. */
  max: number;
  maxPerKey: number;
  whenFull: () => Error;
}

/** Limits work in all and by key, with a bounded queue: beyond either maximum, work is rejected at once. */
export function createKeyedQueue({
  slots,
  slotsPerKey,
  max,
  maxPerKey,
  whenFull,
}: QueueOptions): KeyedLimiter {
  const admittedOfKey = limitConcurrencyByKey(maxPerKey, { waitingMax: 0, whenFull });
  const admitted = limitConcurrency(max, { waitingMax: 0, whenFull });
  const limitedByKey = limitConcurrencyByKey(slotsPerKey);
  const limited = limitConcurrency(slots);
  return (key, work) => admittedOfKey(key, () => admitted(() => limitedByKey(key, () => limited(work))));
}
