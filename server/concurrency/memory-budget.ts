/** The memory that all requests together may hold for one purpose. */
export interface MemoryBudget {
  /** Reserves bytes; returns false, reserving nothing, if the budget does not allow it. */
  reserve(bytes: number): boolean;
  release(bytes: number): void;
}

export function createMemoryBudget(bytesMax: number): MemoryBudget {
  let reserved = 0;
  return {
    reserve: (bytes) => {
      if (reserved + bytes > bytesMax) return false;
      reserved += bytes;
      return true;
    },
    release: (bytes) => {
      reserved -= bytes;
    },
  };
}
