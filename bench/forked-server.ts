import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface ForkedServer {
  url: string;
  pid: number;
  startedInMs: number;
  [Symbol.dispose]: () => void;
}

/**
 * Starts a server of this folder in a process of its own without a loader, sends it its settings and waits
 * until it listens.
 */
export function startForked(program: `${string}.mjs`, settings: object): Promise<ForkedServer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = fork(fileURLToPath(new URL(program, import.meta.url)), [], {
      execArgv: [],
      env: { ...process.env, NODE_ENV: "production" },
    });
    child.once("error", reject);
    child.once("message", ({ port }: { port: number }) => {
      resolve({
        url: `http://127.0.0.1:${port}`,
        pid: child.pid ?? 0,
        startedInMs: performance.now() - started,
        [Symbol.dispose]: () => child.disconnect(),
      });
    });
    child.send(settings);
  });
}
