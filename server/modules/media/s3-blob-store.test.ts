import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import {
  type BucketServer,
  clientOf,
  newBucket,
  startBucketServer,
} from "#tests/setup/bucket/bucket-server.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { createS3BlobStore, type S3Settings } from "./s3-blob-store.ts";

const KEY = "ab/abcdef.webp";

let server: BucketServer;
let settings: S3Settings;
beforeAll(async () => {
  server = await startBucketServer();
  settings = await newBucket(server.endpoint);
});
afterAll(() => server.close());

describe("the S3 store", () => {
  // covers: settings-05
  test("stores the bytes unchanged, with their type, under bucket and key", async () => {
    const store = await createS3BlobStore(settings);
    const bytes = Buffer.from([0, 255, 13, 10, 0]);
    await store.put(KEY, bytes, "image/webp");
    expect(await store.get(KEY)).toEqual(bytes);

    const object = { Bucket: settings.bucket, Key: KEY };
    const found = await clientOf(server.endpoint).send(new GetObjectCommand(object));
    expect(found.ContentType).toBe("image/webp");
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? [])).toEqual(bytes);
  });

  test("stores pictures of several megabytes concurrently, and replaces existing ones", async () => {
    const store = await createS3BlobStore(settings);
    const pictures = [1, 2, 3, 4, 5, 6].map((value) => Buffer.alloc(3_000_000 + value, value));
    await Promise.all(
      pictures.map((bytes, index) => store.put(`cd/picture-${index}.webp`, bytes, "image/webp")),
    );
    const read = await Promise.all(pictures.map((_, index) => store.get(`cd/picture-${index}.webp`)));
    expect(read.every((bytes, index) => pictures[index]?.equals(bytes ?? Buffer.of()))).toBe(true);

    await store.put("cd/picture-0.webp", Buffer.from("smaller"), "image/webp");
    expect(await store.get("cd/picture-0.webp")).toEqual(Buffer.from("smaller"));
  });

  test("returns undefined for an unknown key, and removes blobs", async () => {
    const store = await createS3BlobStore(settings);
    expect(await store.get("ef/unknown.webp")).toBeUndefined();
    await store.put("ef/known.webp", Buffer.from("x"), "image/webp");
    await store.remove("ef/known.webp");
    await store.remove("ef/known.webp");
    expect(await store.get("ef/known.webp")).toBeUndefined();
  });

  test("distinguishes a missing bucket from a missing picture", async () => {
    const store = await createS3BlobStore({ ...settings, bucket: "misspelt" });
    await expect(store.get(KEY)).rejects.toMatchObject({ name: "NoSuchBucket" });
  });

  test.each([
    ["secret", { secretAccessKey: "wrong" }],
    ["key", { accessKeyId: "wrong" }],
  ])("is let in by no wrong %s", async (_what, wrong) => {
    const store = await createS3BlobStore({ ...settings, ...wrong });
    const refused = { name: "SignatureDoesNotMatch", $metadata: { httpStatusCode: 403 } };
    await expect(store.get(KEY)).rejects.toMatchObject(refused);
    await expect(store.put(KEY, Buffer.from("x"), "image/webp")).rejects.toMatchObject(refused);
    await expect(store.remove(KEY)).rejects.toMatchObject(refused);
  });

  test(
    "gives up on a picture that stops arriving",
    async () => {
      const stalling = createServer((_request, response) => {
        response.writeHead(200, { "content-length": "100" });
        response.write("the beginning");
      });
      onTestFinished(() => void stalling.closeAllConnections());
      onTestFinished(() => void stalling.close());
      await new Promise<void>((resolve) => stalling.listen(0, "127.0.0.1", resolve));
      const { port } = stalling.address() as AddressInfo;
      const store = await createS3BlobStore({ ...settings, endpoint: `http://127.0.0.1:${port}` });
      await expect(store.get(KEY)).rejects.toMatchObject({ name: "TimeoutError" });
    },
    scaled(30_000),
  );

  test("refuses a key that leaves the store", async () => {
    const store = await createS3BlobStore(settings);
    await expect(store.put("../x", Buffer.from("x"), "image/webp")).rejects.toThrow(
      "is not a key of the blob store",
    );
  });
});
