import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { startWorker } from "#server/process/start-worker.ts";
import type { DrawOutfit } from "./artwork-drawer.ts";
import type { DrawReply } from "./artwork-worker.ts";

/** Leaves one core to requests. */
export const ARTWORK_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const IDLE_MS = 30_000;
/** The worker is beside this module in the sources, and beside the bundle in a build. */
const WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./artwork-worker.ts" : "./artwork-worker.js",
  import.meta.url,
);

/** Draws in worker threads, one for each concurrent drawing; a thread that is idle for 30 seconds ends. */
export function createArtworkThreads(): { drawOutfit: DrawOutfit; close: () => Promise<void> } {
  const all = new Set<Worker>();
  const idle: Worker[] = [];
  let idleTimer: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const worker = startWorker(WORKER);
    worker.unref();
    all.add(worker);
    worker.once("exit", () => all.delete(worker));
    return worker;
  };
  const endIdle = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
  };
  return {
    drawOutfit: async (outfit, seed) => {
      const worker = idle.pop() ?? start();
      const reply = await replyOf(worker, { outfit, seed });
      idle.push(worker);
      clearTimeout(idleTimer);
      idleTimer = setTimeout(endIdle, IDLE_MS).unref();
      if ("problem" in reply) throw new Error(reply.problem);
      return reply;
    },
    close: async () => {
      clearTimeout(idleTimer);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Rejects if the thread dies. */
function replyOf(worker: Worker, message: unknown): Promise<DrawReply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    const onMessage = (reply: DrawReply) => settle(() => resolve(reply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error("The drawing thread ended")));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(message);
  });
}
