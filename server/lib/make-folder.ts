import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder and those above it. Node's recursive mkdir never returns where none can be created, such
 * as in /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const error = await makeOne(path, mode);
  if (!error) return;
  if (error.code !== "ENOENT" || dirname(path) === path) throw error;
  await makeFolder(dirname(path), mode);
  const again = await makeOne(path, mode);
  if (again) throw again;
}

/** Creates one folder, unless it exists; returns why it cannot. */
async function makeOne(path: string, mode?: number): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) return error as NodeJS.ErrnoException;
  }
  return undefined;
}
