export interface BlobStore {
  /**
   * Durable and atomic: a reader sees all of the bytes or none, also after a failure. Replaces an existing
   * blob.
   */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

const KEY_MAX_LENGTH = 200;
/**
 * No segment starts with a dot, so that a key can neither leave the store (`..`) nor equal its hidden files.
 */
const KEY_PATTERN = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

export function assertBlobKey(key: string): void {
  if (key.length <= KEY_MAX_LENGTH && KEY_PATTERN.test(key)) return;
  throw new Error(
    `${JSON.stringify(key)} is not a key of the blob store: use at most ${KEY_MAX_LENGTH} lower-case letters, digits, dots, dashes and slashes.`,
  );
}
