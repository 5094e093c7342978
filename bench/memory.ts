import { execFileSync } from "node:child_process";

/** The resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/** The resident memory of a process and of those that it has started, in MB. */
export function treeMegabytes(pid: number): number {
  const output = execFileSync("ps", ["-o", "rss=", "-p", String(pid), "--ppid", String(pid)], {
    encoding: "utf8",
  });
  return (
    output
      .trim()
      .split(/\s+/)
      .reduce((sum, rss) => sum + Number(rss), 0) / 1024
  );
}
