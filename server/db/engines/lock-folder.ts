import { readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import { StartupError } from "#server/errors/startup-error.ts";

const STALE_AFTER_MS = 20_000;
/** The index of `starttime` in /proc/PID/stat, counted from the field after the process name (proc_pid_stat(5)). */
const START_FIELD = 19;

/** Owner files of the locks that this process holds. Another file with this process id is from an earlier process with the same id. */
const ownLocks = new Set<string>();

/** Locks a folder for this process and returns how to release it. Throws a StartupError while another process holds it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockPath = join(folder, "in-use.lock");
  const ownerPath = join(folder, "in-use.json");
  const ownerState = await findOwnerState(ownerPath);
  // Checked before the lock's age, which is meaningless after a clock change or a suspended machine.
  if (ownerState === "alive") throw inUse(folder);
  if (ownerState === "gone") await rm(lockPath, { recursive: true, force: true });
  try {
    const release = await lock(folder, { lockfilePath: lockPath, stale: STALE_AFTER_MS, realpath: false });
    const owner: Owner = { pid: process.pid, host: hostname(), life: await processStartId(process.pid) };
    await writeFile(ownerPath, JSON.stringify(owner));
    ownLocks.add(ownerPath);
    return async () => {
      ownLocks.delete(ownerPath);
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

/** The process that holds a folder, stored beside the lock. */
interface Owner {
  pid: number;
  host: string;
  /** Distinguishes the process from a later one with the same id; null where the system does not provide it. */
  life: string | null;
}

/**
 * A killed process leaves its lock behind. On the same machine its state is known without waiting for the lock to become stale; in all
 * other cases ("unknown") the lock's age decides.
 */
async function findOwnerState(ownerPath: string): Promise<"gone" | "alive" | "unknown"> {
  const text = await readFile(ownerPath, "utf8").catch(() => undefined);
  const owner = text === undefined ? undefined : parseOwner(text);
  if (owner === undefined || owner.host !== hostname()) return "unknown";
  if (owner.pid === process.pid) return ownLocks.has(ownerPath) ? "alive" : "gone";
  if (!isAlive(owner.pid)) return "gone";
  const life = await processStartId(owner.pid);
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

/** The boot id and the start of a process in clock ticks since boot; null outside Linux. */
async function processStartId(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
      readFile(`/proc/${pid}/stat`, "utf8"),
    ]);
    // The program name comes first, in parentheses, and may contain spaces and parentheses.
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
