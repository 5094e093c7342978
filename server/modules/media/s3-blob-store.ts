import { assertBlobKey, type BlobStore } from "./blob-store.ts";

export interface S3Settings {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;

/** Loads the SDK on demand, because it is large and most shops store files. */
export async function createS3BlobStore(settings: S3Settings): Promise<BlobStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand } =
    await import("@aws-sdk/client-s3");
  const client = new S3Client({
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Servers other than Amazon's rarely support a host name per bucket or Amazon's newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      // The request's time ends with the headers; a body that stops arriving would be waited for without end.
      socketTimeout: REQUEST_TIMEOUT_MS,
    },
  });
  const at = (key: string) => {
    assertBlobKey(key);
    return { Bucket: settings.bucket, Key: key };
  };
  return {
    put: async (key, bytes, contentType) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
    },
    get: async (key) => {
      const input = at(key);
      try {
        const { Body } = await client.send(new GetObjectCommand(input));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    has: async (key) => {
      const input = at(key);
      try {
        await client.send(new HeadObjectCommand(input));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

/** NoSuchBucket, also a 404, is a configuration error and must not look like a missing picture. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");
}
