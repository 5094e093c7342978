import { availableParallelism, cpus, platform, totalmem } from "node:os";

/** What the numbers were taken on, without saying whose machine it is. */
export function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() || "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${processor}), ${memory} GB memory, ${platform()}, Node ${process.versions.node}`;
}
