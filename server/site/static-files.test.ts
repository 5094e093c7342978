import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { staticFiles } from "./static-files.ts";

/** A server of these files of a built site. */
async function serving(files: Record<string, string>) {
  const folder = await temporaryFolder();
  for (const inside of ["assets", ".vite"]) await mkdir(join(folder, inside));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const app = Fastify();
  await app.register(staticFiles, { folder });
  onTestFinished(() => app.close());
  return (path: string) => app.inject(path);
}

it("a file with a hash in its name is immutable, others are revalidated after an hour", async () => {
  const get = await serving({ "assets/home-1a2b.js": "hello()", "manifest.json": "{}" });

  expect((await get("/assets/home-1a2b.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await get("/manifest.json")).headers["cache-control"]).toBe("public, max-age=3600");
});

it("neither source maps nor build metadata are served", async () => {
  const get = await serving({
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
