import { readFile } from "node:fs/promises";

/** The index of `starttime` in /proc/PID/stat, counted from the field after the process name (proc_pid_stat(5)). */
const START_FIELD = 19;

/** The boot id and the start of a process in clock ticks since boot; null outside Linux. */
export async function processStartId(pid: number): Promise<string | null> {
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
