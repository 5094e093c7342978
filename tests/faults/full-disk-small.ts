import { spawnSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryDataDir } from "../../scripts/built-server.mjs";

/** A disk of a few megabytes that can be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  /** To the last byte, or but for some. */
  fill(leavingBytes?: number): void;
  /** Makes the room again that `fill` took. */
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

/** Whether this process may make small disks, which takes the rights of root on Linux. */
export function canMountDisks(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = temporaryDataDir();
  const isMounted = mount(folder, 1);
  unmount(folder);
  return isMounted;
}

/** A disk that is gone when the test is over. */
export function smallDisk(megabytes: number): SmallDisk {
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
      // More of the same.
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
