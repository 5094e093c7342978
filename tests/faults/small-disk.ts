import { spawnSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryDataDir } from "../../scripts/built-server.mjs";

/** A disk of a few megabytes that can be filled completely. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk except for `leavingBytes`. */
  fill(leavingBytes?: number): void;
  /** Frees the space that `fill` took. */
  free(): void;
}

const PAGE_BYTES = 4_096;
const MEGABYTE = 1024 * 1024;

const mount = (folder: string, megabytes: number) =>
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "ensemble-test", folder]).status === 0;
const unmount = (folder: string) => {
  spawnSync("umount", ["--lazy", folder]);
  rmSync(folder, { recursive: true, force: true });
};

/** Whether this process can mount disks, which needs root on Linux. */
export function canMountDisks(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = temporaryDataDir();
  const isMounted = mount(folder, 1);
  unmount(folder);
  return isMounted;
}

/** Mounts a disk that is removed at the end of the test. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = temporaryDataDir();
  if (!mount(folder, megabytes)) throw new Error(`No disk could be mounted on ${folder}`);
  onTestFinished(() => unmount(folder));
  const filler = join(folder, "filler");
  return {
    folder,
    fill: (leavingBytes = 0) => {
      const file = openSync(filler, "a");
      for (const size of [MEGABYTE, PAGE_BYTES]) writeUntilFull(file, Buffer.alloc(size));
      ftruncateSync(file, fstatSync(file).size - leavingBytes);
      closeSync(file);
    },
    free: () => rmSync(filler),
  };
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) > 0) {
      // Until ENOSPC.
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
