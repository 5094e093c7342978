import { readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import { StartupError } from "#server/errors/startup-error.ts";

const STALE_AFTER_MS = 20_000;
/** Where the start stands among what Linux says of a process behind its name. */
const START_FIELD = 19;

/** Owner files of the locks this process holds: a note with our process id that is not among them is from an earlier life. */
const heldHere = new Set<string>();

/**
 * Keeps a folder for this process; answers how to give it back.
 * Throws a StartupError while another living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockPath = join(folder, "in-use.lock");
  const ownerPath = join(folder, "in-use.json");
  const owner = await stateOfOwner(ownerPath);
  // Before the lock is looked at, whose age says nothing when a clock was set, or stood still, meanwhile.
  if (owner === "alive") throw inUse(folder);
  if (owner === "gone") await rm(lockPath, { recursive: true, force: true });
  try {
    const release = await lock(folder, { lockfilePath: lockPath, stale: STALE_AFTER_MS, realpath: false });
    const me: Owner = { pid: process.pid, host: hostname(), life: await lifeOf(process.pid) };
    await writeFile(ownerPath, JSON.stringify(me));
    heldHere.add(ownerPath);
    return async () => {
      heldHere.delete(ownerPath);
      await rm(ownerPath, { force: true });
      await release();
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw error;
    throw inUse(folder, error);
  }
}

function inUse(folder: string, cause?: unknown): StartupError {
  return new StartupError(
    `The data folder ${folder} is in use by another process: stop that one first, or set DATA_DIR to another folder. Several processes at once need PostgreSQL (DATABASE_URL).`,
    { cause },
  );
}

/** The process that holds a folder, as it notes beside the lock. */
interface Owner {
  pid: number;
  host: string;
  /** Tells the process from a later one with the same number; null where the machine does not say. */
  life: string | null;
}

/**
 * A killed process leaves its lock behind; on the same machine we can see that nobody holds it and need not wait, or that somebody
 * does. What cannot be seen is left to the age of the lock.
 */
async function stateOfOwner(ownerPath: string): Promise<"gone" | "alive" | "unknown"> {
  const text = await readFile(ownerPath, "utf8").catch(() => undefined);
  const owner = text === undefined ? undefined : parseOwner(text);
  if (owner === undefined || owner.host !== hostname()) return "unknown";
  if (owner.pid === process.pid) return heldHere.has(ownerPath) ? "alive" : "gone";
  if (!isAlive(owner.pid)) return "gone";
  const life = await lifeOf(owner.pid);
  if (owner.life === null || life === null) return "unknown";
  return owner.life === life ? "alive" : "gone";
}

function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, host, life } = JSON.parse(text) as { pid?: unknown; host?: unknown; life?: unknown };
    if (typeof pid !== "number" || typeof host !== "string") return undefined;
    return { pid, host, life: typeof life === "string" ? life : null };
  } catch {
    return undefined;
  }
}

/** The start of the machine and, in ticks since then, of a process, as Linux tells them. */
async function lifeOf(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
      readFile(`/proc/${pid}/stat`, "utf8"),
    ]);
    // The name of the program comes first, in brackets, and may hold anything.
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[START_FIELD];
    return started === undefined ? null : `${boot.trim()} ${started}`;
  } catch {
    return null;
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
