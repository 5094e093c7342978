import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { S3Config } from "#server/config/config.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { type BucketServer, newBucket, startBucketServer } from "#tests/setup/bucket/bucket-server.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { openBlobStore } from "./open-blob-store.ts";

describe("without a bucket", () => {
  test("creates the folder for the pictures", async () => {
    const dataDir = join(await temporaryFolder(), "new", "data");
    const store = await openBlobStore({ dataDir, s3: undefined });
    expect(await readdir(join(dataDir, "media"))).toEqual([]);
    await store.put("ab/abc.webp", Buffer.from("picture"), "image/webp");
    expect(await readdir(join(dataDir, "media", "ab"))).toEqual(["abc.webp"]);
  });

  test("existing pictures remain", async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, "media", "ab"), { recursive: true });
    await writeFile(join(dataDir, "media", "ab", "abc.webp"), "picture");
    const store = await openBlobStore({ dataDir, s3: undefined });
    expect(await store.get("ab/abc.webp")).toEqual(Buffer.from("picture"));
  });

  test("temporary files are removed after an hour, because another node may still write them", async () => {
    const dataDir = await temporaryFolder();
    const unfinished = join(dataDir, "media", ".unfinished");
    await mkdir(unfinished, { recursive: true });
    for (const name of ["abandoned", "underway"]) await writeFile(join(unfinished, name), "pic");
    const longAgo = new Date(Date.now() - 61 * 60 * 1_000);
    await utimes(join(unfinished, "abandoned"), longAgo, longAgo);
    const store = await openBlobStore({ dataDir, s3: undefined });
    expect(await readdir(unfinished)).toEqual(["underway"]);
    await store.put("ab/abc.webp", Buffer.from("picture"), "image/webp");
    expect(await readdir(unfinished)).toEqual(["underway"]);
  });

  test.each(["a file in the way of DATA_DIR", "a file in the way of its folder"])(
    "%s is one sentence",
    async (what) => {
      const dataDir = join(await temporaryFolder(), "data");
      if (what.endsWith("DATA_DIR")) await writeFile(dataDir, "");
      else {
        await mkdir(dataDir);
        await writeFile(join(dataDir, "media"), "");
      }
      const opening = openBlobStore({ dataDir, s3: undefined });
      await expect(opening).rejects.toBeInstanceOf(StartupError);
      await expect(opening).rejects.toThrow(/^The data folder \/.* cannot be written to: /);
    },
  );
});

describe("with a bucket", () => {
  let server: BucketServer;
  let s3: S3Config;
  beforeAll(async () => {
    server = await startBucketServer();
    s3 = await newBucket(server.endpoint);
  });
  afterAll(() => server.close());

  const open = (changes: Partial<S3Config> = {}) =>
    openBlobStore({ dataDir: "/nowhere", s3: { ...s3, ...changes } });

  test("that is empty, the store opens", async () => {
    const store = await open();
    await store.put("ab/abc.webp", Buffer.from("picture"), "image/webp");
    expect(await store.get("ab/abc.webp")).toEqual(Buffer.from("picture"));
  });

  test.each([
    ["is not there", { bucket: "misspelt" }, /^The bucket misspelt of S3_BUCKET cannot be used \(.*bucket/],
    ["refuses the secret", { secretAccessKey: "wrong" }, /cannot be used \(.*signature.*\): check that/],
    [
      "does not respond",
      { endpoint: "http://127.0.0.1:9" },
      /cannot be used \(.*ECONNREFUSED.*\): check that/,
    ],
  ])("that %s, the error is a one-sentence message", async (_what, changes, sentence) => {
    const opening = open(changes);
    await expect(opening).rejects.toBeInstanceOf(StartupError);
    await expect(opening).rejects.toThrow(sentence);
  });
});
