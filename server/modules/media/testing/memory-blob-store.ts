import type { BlobStore } from "../blob-store.ts";

export interface MemoryBlobStore extends BlobStore {
  readonly blobs: Map<string, Buffer>;
}

export function createMemoryBlobStore(): MemoryBlobStore {
  const blobs = new Map<string, Buffer>();
  return {
    blobs,
    put: async (key, bytes) => {
      blobs.set(key, bytes);
    },
    get: async (key) => blobs.get(key),
    has: async (key) => blobs.has(key),
    remove: async (key) => {
      blobs.delete(key);
    },
  };
}
