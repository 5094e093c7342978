import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assertBlobKey, type BlobStore } from "./blob-store.ts";

/** In the store's folder, because a rename is atomic only within one file system. */
const UNFINISHED = ".unfinished";
/** Longer than any write takes, including those of other nodes in the same folder. */
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;

export function createFileBlobStore(folder: string): BlobStore {
  const pathOf = (key: string): string => {
    assertBlobKey(key);
    return join(folder, ...key.split("/"));
  };
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes, join(folder, UNFINISHED)),
    get: async (key) => readIfThere(pathOf(key)),
    has: async (key) => isThere(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

/** Removes temporary files of killed processes. */
export async function removeAbandonedFiles(folder: string): Promise<void> {
  const unfinished = join(folder, UNFINISHED);
  const names = await readdir(unfinished).catch(() => []);
  for (const name of names) {
    const path = join(unfinished, name);
    const written = await stat(path).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/** A synced temporary file is renamed, so that a crash never leaves a partial file under the final name. */
async function writeWhole(path: string, bytes: Buffer, unfinished: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await mkdir(unfinished, { recursive: true });
  const temporary = join(unfinished, randomUUID());
  try {
    await writeToDisk(temporary, bytes);
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeToDisk(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(undefinedIfMissing);
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(undefinedIfMissing)) !== undefined;
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
