import { createMemoryBlobStore } from "./memory-blob-store.ts";

/** A store in memory that takes the next `puts` blobs at once after `hold(puts)`, and the others after `release()`. */
export function createHeldBlobStore() {
  const store = createMemoryBlobStore();
  let free = Number.POSITIVE_INFINITY;
  let release = () => {};
  let released = Promise.resolve();
  return {
    ...store,
    put: async (key: string, bytes: Buffer, contentType: string) => {
      free -= 1;
      if (free < 0) await released;
      return store.put(key, bytes, contentType);
    },
    hold: (puts: number) => {
      free = puts;
      released = new Promise((resolve) => {
        release = () => {
          free = Number.POSITIVE_INFINITY;
          resolve();
        };
      });
    },
    release: () => release(),
  };
}
