import { startBucketServer } from "./bucket/bucket-server.ts";

/** One S3-compatible server for all test files of a run; each makes its own bucket on it. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startBucketServer();
  process.env.TEST_S3_URL = server.endpoint;
  return server.close;
}
