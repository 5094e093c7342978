import { startBucketServer } from "./bucket/bucket-server.ts";

/** One S3-compatible server for all test files of a run; each creates its own bucket. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startBucketServer();
  process.env.TEST_S3_URL = server.endpoint;
  return server.close;
}
