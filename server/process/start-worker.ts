import { Worker } from "node:worker_threads";

/**
 * Starts a worker thread. One of the sources (in development and tests) begins by loading tsx, because threads of Node 20 do not inherit
 * the loader of the process.
 */
export function startWorker(url: URL, workerData?: unknown): Worker {
  if (!url.pathname.endsWith(".ts")) return new Worker(url, { workerData });
  const load = `import("tsx/esm/api").then(({ register }) => {
    register();
    return import(${JSON.stringify(url)});
  })`;
  return new Worker(load, { eval: true, workerData });
}
