import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { errorHandler } from "#server/http/plugins/error-handler.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { staticFiles } from "./static-files.ts";

/** Serves these files as those of a built site. */
async function serveFiles(files: Record<string, string>) {
  const folder = await temporaryFolder();
  for (const inside of ["assets", ".vite"]) await mkdir(join(folder, inside));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const app = Fastify();
  await app.register(errorHandler);
  await app.register(staticFiles, { folder });
  onTestFinished(() => app.close());
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

it("a file with a hash in its name is immutable, others are revalidated after an hour", async () => {
  const get = await serveFiles({ "assets/home-1a2b.js": "hello()", "manifest.json": "{}" });

  expect((await get("/assets/home-1a2b.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await get("/manifest.json")).headers["cache-control"]).toBe("public, max-age=3600");
});

it.each(["br", "gzip"])("a file compressed by the build is sent as it is, in %s", async (coding) => {
  const extension = coding === "br" ? ".br" : ".gz";
  const get = await serveFiles({
    "assets/home-1a2b.js": "hello()",
    [`assets/home-1a2b.js${extension}`]: "compressed",
  });

  const { headers, body } = await get("/assets/home-1a2b.js", { "accept-encoding": coding });

  expect(body).toBe("compressed");
  expect(headers).toMatchObject({
    "content-encoding": coding,
    "content-type": expect.stringContaining("javascript"),
    vary: expect.stringMatching(/accept-encoding/i),
  });
});

it("neither source maps nor build metadata are served", async () => {
  const get = await serveFiles({
    "assets/home-1a2b.js": "hello()",
    "assets/home-1a2b.js.map": "{}",
    "assets/home-1a2b.js.map.gz": "{}",
    "worker.js.map": "{}",
    ".vite/manifest.json": "{}",
  });

  for (const path of [
    "assets/home-1a2b.js.map",
    "assets/home-1a2b.js%2emap",
    "worker.js.map",
    ".vite/manifest.json",
  ]) {
    expect((await get(`/${path}`)).statusCode, path).toBe(404);
  }
  expect((await get("/assets/home-1a2b.js")).statusCode).toBe(200);
});

it.each([
  "/assets/../../package.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/..%2f..%2fpackage.json",
  "/assets/..%5c..%5cpackage.json",
  "/assets/%00",
  "/assets/%c0%ae",
  "/assets/",
  "/..%2fpackage.json",
])("%s is not found", async (path) => {
  const get = await serveFiles({ "assets/home-1a2b.js": "hello()" });

  const { statusCode } = await get(path);

  expect([400, 404]).toContain(statusCode);
});

it("a range that cannot be satisfied is the client's error", async () => {
  const get = await serveFiles({ "assets/home-1a2b.js": "hello()" });

  const { statusCode } = await get("/assets/home-1a2b.js", { range: "bytes=900-" });

  expect(statusCode).toBe(400);
});

it("the service worker is revalidated with each visit and may fetch from this site", async () => {
  const get = await serveFiles({ "service-worker.js": "store()" });

  const { statusCode, headers, body } = await get("/service-worker.js");
  expect([statusCode, body]).toEqual([200, "store()"]);
  expect(headers["content-type"]).toContain("javascript");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-security-policy"]).toContain("connect-src 'self'");
});
