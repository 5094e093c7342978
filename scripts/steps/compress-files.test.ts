import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { compressFiles } from "./compress-files.mjs";

it("puts Brotli and gzip versions beside text files of any size", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "assets"));
  const script = Buffer.from("const look = 1;\n".repeat(200));
  await writeFile(join(folder, "assets/home-1a2b.js"), script);
  await writeFile(join(folder, "assets/small.js"), "hello()");
  await writeFile(join(folder, "icon.png"), script);

  await compressFiles(folder);

  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    "assets",
    "assets/home-1a2b.js",
    "assets/home-1a2b.js.br",
    "assets/home-1a2b.js.gz",
    "assets/small.js",
    "assets/small.js.br",
    "assets/small.js.gz",
    "icon.png",
  ]);
  const read = (extension: string) => readFile(join(folder, `assets/home-1a2b.js${extension}`));
  expect(brotliDecompressSync(await read(".br"))).toEqual(script);
  expect(gunzipSync(await read(".gz"))).toEqual(script);
});
