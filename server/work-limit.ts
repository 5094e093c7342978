/** Runs a piece of work when its turn comes and answers what it answers. */
export type WorkLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `slots` pieces of work at once; the others wait in the order they came. */
export function createWorkLimit(slots: number): WorkLimit {
  const waiting: (() => void)[] = [];
  let free = slots;
  const take = async (): Promise<void> => {
    if (free > 0) free -= 1;
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
