/** Where the bytes of pictures are kept: a folder or an S3-compatible bucket, the same to everyone who uses it. */
export interface BlobStore {
  /** Keeps the bytes durably and all at once: a reader sees all of them or none, also after a failure. Replaces what was there. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes, or undefined if there are none under this key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing if there is nothing under this key. */
  remove(key: string): Promise<void>;
}

const KEY_MAX_LENGTH = 200;
/** No segment starts with a dot, so that no key leaves the store (`..`) or meets a store's own hidden files. */
const KEY_PATTERN = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** Throws unless the key is lower-case segments of letters, digits, `.`, `_` and `-` with slashes between them. */
export function assertBlobKey(key: string): void {
  if (key.length <= KEY_MAX_LENGTH && KEY_PATTERN.test(key)) return;
  throw new Error(
    `${JSON.stringify(key)} is not a key of the blob store: use at most ${KEY_MAX_LENGTH} lower-case letters, digits, dots, dashes and slashes.`,
  );
}
