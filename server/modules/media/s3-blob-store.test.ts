import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { createS3BlobStore } from "./s3-blob-store.ts";

const KEY = "ab/abcdef.webp";

/** The part of the S3 protocol that the store speaks, over real HTTP; only the bucket `pictures` exists. */
async function startBucketServer() {
  const objects = new Map<string, { bytes: Buffer; contentType: string | undefined }>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? "", "http://localhost").pathname;
    if (!path.startsWith("/pictures/")) return fail(response, "NoSuchBucket");
    if (!request.headers.authorization?.includes("Credential=the-key/"))
      return fail(response, "AccessDenied", 403);
    if (request.method === "PUT") {
      objects.set(path, { bytes: await buffer(request), contentType: request.headers["content-type"] });
    } else if (request.method === "DELETE") {
      objects.delete(path);
    } else {
      const found = objects.get(path);
      if (!found) return fail(response, "NoSuchKey");
      response.write(found.bytes);
    }
    response.end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function fail(response: ServerResponse, code: string, status = 404): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function storeAt(endpoint: string, bucket = "pictures") {
  return createS3BlobStore({
    endpoint,
    region: "us-east-1",
    bucket,
    accessKeyId: "the-key",
    secretAccessKey: "the-secret",
  });
}

describe("the S3 store", () => {
  test("keeps the bytes as they are, with their type, under bucket and key", async () => {
    const { endpoint, objects } = await startBucketServer();
    const store = await storeAt(endpoint);
    const bytes = Buffer.from([0, 255, 13, 10, 0]);
    await store.put(KEY, bytes, "image/webp");
    expect(objects.get(`/pictures/${KEY}`)).toEqual({ bytes, contentType: "image/webp" });
    expect(await store.get(KEY)).toEqual(bytes);
  });

  test("has nothing under an unknown key, and removes what it has", async () => {
    const { endpoint } = await startBucketServer();
    const store = await storeAt(endpoint);
    expect(await store.get(KEY)).toBeUndefined();
    await store.put(KEY, Buffer.from("x"), "image/webp");
    await store.remove(KEY);
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeUndefined();
  });

  test("does not take a missing bucket for a missing picture", async () => {
    const { endpoint } = await startBucketServer();
    const store = await storeAt(endpoint, "misspelt");
    await expect(store.get(KEY)).rejects.toMatchObject({ name: "NoSuchBucket" });
  });

  test("refuses a key that leaves the store", async () => {
    const { endpoint } = await startBucketServer();
    const store = await storeAt(endpoint);
    await expect(store.put("../x", Buffer.from("x"), "image/webp")).rejects.toThrow(
      "is not a key of the blob store",
    );
  });
});
