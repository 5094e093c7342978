import { availableParallelism, cpus, platform, totalmem } from "node:os";

/** The hardware and Node of a run, without host names. */
export function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() || "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${processor}), ${memory} GB memory, ${platform()}, Node ${process.versions.node}`;
}
