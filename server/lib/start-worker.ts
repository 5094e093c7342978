import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * Starts a worker thread. One of the sources (in development and tests) begins by loading tsx, because
 * threads of Node 20 do not inherit the loader of the process.
 */
export function startWorker(url: URL, options: WorkerOptions = {}): Worker {
  if (!url.pathname.endsWith(".ts")) return new Worker(url, options);
  const load = `import("tsx/esm/api").then(({ register }) => {
    register();
    return import(${JSON.stringify(url)});
  })`;
  return new Worker(load, { ...options, eval: true });
}
