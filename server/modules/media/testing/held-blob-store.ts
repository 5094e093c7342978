import { createMemoryBlobStore } from "./memory-blob-store.ts";

/** After `hold(puts)` the store accepts the next `puts` blobs, and delays the others until `release()`. */
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
