import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { onTestFinished, vi } from "vitest";
import { freePort, temporaryDataDir } from "../../scripts/built-server.mjs";
import { inRoot } from "../../scripts/steps/root.mjs";
import { LOAD_SHEDDING_OFF } from "./shop-storage.ts";

const START_LIMIT_MS = 60_000;

export interface RunningCluster {
  url: string;
  /** Its output so far. */
  output(): string;
  /** Performs a rolling restart. */
  restart(): Promise<void>;
  /** The process ids of the running nodes. */
  nodes(): number[];
}

/** Starts `npm run cluster` with two nodes; it is stopped at the end of the test. */
export async function startCluster(env: Record<string, string>): Promise<RunningCluster> {
  const [port, dataDir] = [await freePort(), temporaryDataDir()];
  const settings = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: "",
    SEED: "none",
    RATE_LIMIT: "off",
    LOG_LEVEL: "info",
    ...LOAD_SHEDDING_OFF,
    REDIS_PREFIX: `test-${port}:`,
    ...env,
  };
  const child = spawn(process.execPath, [inRoot("scripts/cluster.mjs"), "2"], { env: settings });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    const [code] = await ended;
    rmSync(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The cluster ended with exit code ${code}:\n${output}`);
  });
  await vi.waitFor(
    () => {
      if (!output.includes("2 nodes are open")) throw new Error(`The cluster is not open yet:\n${output}`);
    },
    { timeout: START_LIMIT_MS, interval: 50 },
  );

  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    restart: async () => {
      const command = spawn(process.execPath, [inRoot("scripts/cluster.mjs"), "restart"], { env: settings });
      const [code] = await once(command, "exit");
      if (code !== 0) throw new Error(`The nodes were not restarted:\n${output}`);
    },
    nodes: () =>
      [...output.matchAll(/^node\d+ is ready \(process (\d+)\)$/gm)].slice(-2).map(([, pid]) => Number(pid)),
  };
}
