/** Runs a piece of work when its turn comes and answers what it answers. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** What becomes of work that would have to wait behind `waitingMax` others: it ends in the error `whenFull` makes. */
interface QueueBound {
  waitingMax: number;
  whenFull: () => Error;
}

/** At most `slots` pieces of work at once; the others wait in the order they came, however many unless they are bounded. */
export function limitConcurrency(slots: number, bound?: QueueBound): Limiter {
  const waiting: (() => void)[] = [];
  let free = slots;
  const take = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else if (bound && waiting.length >= bound.waitingMax) throw bound.whenFull();
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const give = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await take();
    try {
      return await work();
    } finally {
      give();
    }
  };
}
