/** Runs work as soon as a slot is free and returns its result. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** The bound of the queue: work that finds `waitingMax` waiting is rejected with the error from `whenFull`. */
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

/** Limits work to `slotsPerKey` at a time for each key; the rest waits in a FIFO queue of its key. */
export function limitConcurrencyByKey(
  slotsPerKey: number,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const limiters = new Map<string, { limiter: Limiter; users: number }>();
  return async (key, work) => {
    const entry = limiters.get(key) ?? { limiter: limitConcurrency(slotsPerKey), users: 0 };
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
