/** Bounds the memory that all users of a resource hold together. */
export interface MemoryBudget {
  /** Reserves bytes until they are released; false when the budget is exhausted. */
  reserve(bytes: number): boolean;
  release(bytes: number): void;
}

export function createMemoryBudget(bytesMax: number): MemoryBudget {
  let held = 0;
  return {
    reserve: (bytes) => {
      if (held + bytes > bytesMax) return false;
      held += bytes;
      return true;
    },
    release: (bytes) => {
      held -= bytes;
    },
  };
}
