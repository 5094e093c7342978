/** Stores the bytes of pictures in a folder or an S3-compatible bucket. */
export interface BlobStore {
  /** Stores the bytes durably and atomically: a reader sees all of them or none, also after a failure. Replaces an existing blob. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Returns the bytes, or undefined if there are none under this key. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing if there is nothing under this key. */
  remove(key: string): Promise<void>;
}

const KEY_MAX_LENGTH = 200;
/** No segment starts with a dot, so that a key can neither leave the store (`..`) nor collide with its hidden files. */
const KEY_PATTERN = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** Throws unless the key is lower-case segments of letters, digits, `.`, `_` and `-` with slashes between them. */
export function assertBlobKey(key: string): void {
  if (key.length <= KEY_MAX_LENGTH && KEY_PATTERN.test(key)) return;
  throw new Error(
    `${JSON.stringify(key)} is not a key of the blob store: use at most ${KEY_MAX_LENGTH} lower-case letters, digits, dots, dashes and slashes.`,
  );
}
