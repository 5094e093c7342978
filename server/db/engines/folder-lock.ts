import { readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import { StartupError } from "#server/errors/startup-error.ts";

const STALE_AFTER_MS = 20_000;

/** Owner files of the locks this process holds: a note with our process id that is not among them is from an earlier life. */
const heldHere = new Set<string>();

/**
 * Keeps a folder for this process; answers how to give it back.
 * Throws a StartupError while another living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockPath = join(folder, "in-use.lock");
  const ownerPath = join(folder, "in-use.json");
  if (await ownerIsGone(ownerPath)) await rm(lockPath, { recursive: true, force: true });
  try {
    const release = await lock(folder, { lockfilePath: lockPath, stale: STALE_AFTER_MS, realpath: false });
    await writeFile(ownerPath, JSON.stringify({ pid: process.pid, host: hostname() }));
    heldHere.add(ownerPath);
    return async () => {
      heldHere.delete(ownerPath);
      await rm(ownerPath, { force: true });
      await release();
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw error;
    throw new StartupError(
      `The data folder ${folder} is in use by another process: stop that one first, or set DATA_DIR to another folder. Several processes at once need PostgreSQL (DATABASE_URL).`,
      { cause: error },
    );
  }
}

/** A killed process leaves its lock behind; on the same machine we can see that nobody holds it and need not wait. */
async function ownerIsGone(ownerPath: string): Promise<boolean> {
  const text = await readFile(ownerPath, "utf8").catch(() => undefined);
  if (text === undefined) return false;
  const owner = parseOwner(text);
  if (owner === undefined || owner.host !== hostname()) return false;
  return owner.pid === process.pid ? !heldHere.has(ownerPath) : !isAlive(owner.pid);
}

function parseOwner(text: string): { pid: number; host: string } | undefined {
  try {
    const { pid, host } = JSON.parse(text) as { pid?: unknown; host?: unknown };
    return typeof pid === "number" && typeof host === "string" ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
