import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { StartupError } from "#server/errors/startup-error.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { openBlobStore } from "./open-blob-store.ts";

describe("without a bucket", () => {
  test("pictures are files in a folder that is made", async () => {
    const dataDir = join(await temporaryFolder(), "new", "data");
    const store = await openBlobStore({ dataDir, s3: undefined });
    expect(await readdir(join(dataDir, "media"))).toEqual([]);
    await store.put("ab/abc.webp", Buffer.from("picture"), "image/webp");
    expect(await readdir(join(dataDir, "media", "ab"))).toEqual(["abc.webp"]);
  });

  test("what is there is kept", async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, "media", "ab"), { recursive: true });
    await writeFile(join(dataDir, "media", "ab", "abc.webp"), "picture");
    const store = await openBlobStore({ dataDir, s3: undefined });
    expect(await store.get("ab/abc.webp")).toEqual(Buffer.from("picture"));
  });

  test("what a killed process left unfinished goes after an hour, as another node may be at it before", async () => {
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
  async function bucketThatAnswers(status: number, code: string) {
    const server = createServer((_request, response) => {
      response.writeHead(status, { "content-type": "application/xml" });
      response.end(
        `<?xml version="1.0"?><Error><Code>${code}</Code><Message>It says ${code}</Message></Error>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const s3 = {
      endpoint,
      region: "us-east-1",
      bucket: "pictures",
      accessKeyId: "key",
      secretAccessKey: "secret",
    };
    return openBlobStore({ dataDir: "/nowhere", s3 });
  }

  test("that has nothing yet, all is well", async () => {
    await expect(bucketThatAnswers(404, "NoSuchKey")).resolves.toHaveProperty("put");
  });

  test.each([
    [404, "NoSuchBucket"],
    [403, "AccessDenied"],
  ])("that answers %i %s, the mistake is one sentence", async (status, code) => {
    const opening = bucketThatAnswers(status, code);
    await expect(opening).rejects.toBeInstanceOf(StartupError);
    await expect(opening).rejects.toThrow(
      `The bucket pictures of S3_BUCKET cannot be used (It says ${code})`,
    );
  });
});
