/** Memory that may be held at once for one purpose, by however many. */
export interface MemoryBudget {
  /** Whether that many bytes more could be taken; they count until they are given back. */
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

export function createMemoryBudget(bytesMax: number): MemoryBudget {
  let held = 0;
  return {
    take: (bytes) => {
      if (held + bytes > bytesMax) return false;
      held += bytes;
      return true;
    },
    giveBack: (bytes) => {
      held -= bytes;
    },
  };
}
