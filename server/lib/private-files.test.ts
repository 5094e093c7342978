import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { openEmbedded } from "#server/db/engines/embedded/embedded.ts";
import { openBlobStore } from "#server/modules/media/open-blob-store.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { createPrivateFiles } from "./private-files.ts";

const OTHERS = 0o077;
const umask = process.umask();
afterEach(() => void process.umask(umask));

/** What another user reaches: files and folders with their permission bits in folders that they can enter. */
async function reachable(folder: string): Promise<string[]> {
  if (((await stat(folder)).mode & OTHERS) === 0) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? reachable(path) : [path];
  });
  return [folder, ...(await Promise.all(below)).flat()];
}

it("creates nothing in the data folder that another user of the machine can read or write", async () => {
  createPrivateFiles();
  const dataDir = join(await temporaryFolder(), "data");
  const database = await openEmbedded(dataDir);
  const store = await openBlobStore({ dataDir, s3: undefined });
  await store.put("bespoke.webp", Buffer.from("private"), "image/webp");
  await database.close();
  expect(await reachable(dataDir)).toEqual([]);
  expect((await stat(join(dataDir, "media", "bespoke.webp"))).mode & OTHERS).toBe(0);
});

it("closes the folders of a shop that was opened before", async () => {
  const dataDir = await temporaryFolder();
  for (const name of ["database", "media"]) await mkdir(join(dataDir, name), { mode: 0o755 });
  await (await openEmbedded(dataDir)).close();
  await openBlobStore({ dataDir, s3: undefined });
  expect(await reachable(join(dataDir, "database"))).toEqual([]);
  expect(await reachable(join(dataDir, "media"))).toEqual([]);
});
