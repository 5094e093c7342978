import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { StartupError } from "#server/lib/errors/startup-error.ts";

/** A lock whose owner cannot be examined is held while its file is younger; the owner renews it. */
const STALE_AFTER_MS = 20_000;
const RENEW_EVERY_MS = 5_000;
/**
 * Each start that takes over from a killed process uses the next number; `in-use.json` is from
 * releases without numbers.
 */
const LOCK_FILE = /^in-use(?:\.(\d+))?\.json$/;

/** The index of `starttime` in /proc/PID/stat, counted from the field after the name (proc_pid_stat(5)). */
const START_FIELD = 19;

/** The process that holds a folder; the content of its lock file. */
interface Owner {
  pid: number;
  host: string;
  /**
   * Distinguishes the process from a later one with the same id; null where the system does not provide it.
   */
  life: string | null;
}

interface Lock {
  path: string;
  number: number;
}

/**
 * Locks that this process holds. Another file with this process id is from an earlier process with
 * the same id.
 */
const ownLocks = new Set<string>();

/**
 * Locks a folder for this process and returns how to release it. Throws a StartupError while another
 * process holds it.
 *
 * A start creates the lock file with the number after the highest, which only one process can, and then looks
 * for others again. Only a holder deletes the files of killed processes. So of two holders, the later would
 * have seen the file of the earlier.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const before = await findLocks(folder);
  if (await isAnyHeld(before)) throw inUse(folder);
  const path = join(folder, `in-use.${Math.max(0, ...before.map(({ number }) => number)) + 1}.json`);
  const owner: Owner = { pid: process.pid, host: hostname(), life: await processStartId(process.pid) };
  await createLock(path, owner, folder);
  const others = (await findLocks(folder)).filter((lock) => lock.path !== path);
  if (await isAnyHeld(others)) {
    await release(path);
    throw inUse(folder);
  }
  for (const lock of others) await rm(lock.path, { force: true });
  const renewal = setInterval(() => void renew(path), RENEW_EVERY_MS).unref();
  return async () => {
    clearInterval(renewal);
    await release(path);
  };
}

async function createLock(path: string, owner: Owner, folder: string): Promise<void> {
  ownLocks.add(path);
  try {
    await writeFile(path, JSON.stringify(owner), { flag: "wx" });
  } catch (error) {
    ownLocks.delete(path);
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw inUse(folder, error);
    // On a full disk the file is created, but remains empty.
    await rm(path, { force: true });
    throw error;
  }
}

async function release(path: string): Promise<void> {
  ownLocks.delete(path);
  await rm(path, { force: true });
}

/**
 * Rejects, which ends the process, if the file is gone: after a long pause, another machine has taken
 * the folder over.
 */
async function renew(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch((error: unknown) => {
    if (ownLocks.has(path)) throw error;
  });
}

async function findLocks(folder: string): Promise<Lock[]> {
  return (await readdir(folder)).flatMap((name) => {
    const match = LOCK_FILE.exec(name);
    return match ? [{ path: join(folder, name), number: Number(match[1] ?? 0) }] : [];
  });
}

async function isAnyHeld(locks: readonly Lock[]): Promise<boolean> {
  for (const { path } of locks) {
    if (await isHeld(path)) return true;
  }
  return false;
}

/**
 * On this machine the owner's state decides, because the age of a file is meaningless after a clock change or
 * a suspended machine; in all other cases its age does.
 */
async function isHeld(path: string): Promise<boolean> {
  const owner = await readFile(path, "utf8").then(parseOwner, () => undefined);
  const state = owner?.host === hostname() ? await findState(owner, path) : "unknown";
  if (state !== "unknown") return state === "alive";
  const renewed = await stat(path).catch(() => undefined);
  return renewed !== undefined && Date.now() - renewed.mtimeMs < STALE_AFTER_MS;
}

async function findState(owner: Owner, path: string): Promise<"alive" | "gone" | "unknown"> {
  if (owner.pid === process.pid) return ownLocks.has(path) ? "alive" : "gone";
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
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

function inUse(folder: string, cause?: unknown): StartupError {
  return new StartupError(
    `The data folder ${folder} is in use by another process: stop that one first, or set DATA_DIR to another folder. Several processes at once need PostgreSQL (DATABASE_URL).`,
    { cause },
  );
}
