import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import S3rver from "s3rver";
import type { S3Config } from "#server/config/config.ts";
import { isSignedWith } from "./signature.ts";

/** The server's default account. */
const ACCOUNT = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const REGION = "us-east-1";

export interface BucketServer {
  endpoint: string;
  close(): Promise<void>;
}

/**
 * An S3-compatible server with a folder of its own. Adds what s3rver lacks: it checks signatures, and it
 * responds to a PUT only once the object can be read.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), "ensemble-buckets-"));
  const s3rver = new S3rver({ directory, silent: true, vhostBuckets: false });
  storeAtomically(s3rver.store);
  const handle = s3rver.callback();
  const server = createServer((request, response) => {
    if (isSignedWith(request, ACCOUNT.accessKeyId, ACCOUNT.secretAccessKey)) handle(request, response);
    else refuse(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** An S3 client of such a server, to inspect buckets independently of the shop. */
export function clientOf(endpoint: string): S3Client {
  return new S3Client({ endpoint, region: REGION, credentials: ACCOUNT, forcePathStyle: true });
}

/** Creates an empty bucket on such a server; returns its settings. */
export async function newBucket(endpoint: string): Promise<S3Config> {
  const bucket = `pictures-${randomUUID()}`;
  await clientOf(endpoint).send(new CreateBucketCommand({ Bucket: bucket }));
  return { endpoint, region: REGION, bucket, ...ACCOUNT };
}

/** The keys of a bucket's objects, sorted. */
export async function keysIn(endpoint: string, bucket: string): Promise<string[]> {
  const { Contents = [] } = await clientOf(endpoint).send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.map(({ Key = "" }) => Key).sort();
}

function storeAtomically(store: S3rver["store"]): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const path = store.getResourcePath(bucket, key, "object");
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    const md5 = createHash("md5").update(bytes).digest("hex");
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>SignatureDoesNotMatch</Code>` +
      "<Message>The request signature we calculated does not match the signature you provided.</Message></Error>",
  );
}
