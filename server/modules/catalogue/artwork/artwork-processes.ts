import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import type { DrawOutfit } from "./artwork-drawer.ts";
import type { DrawReply } from "./artwork-worker.ts";

/** Leaves one core to requests. */
export const ARTWORK_PROCESSES = Math.max(1, Math.min(4, availableParallelism() - 1));
const IDLE_MS = 30_000;
/** A new process follows, because each drawing leaves some memory behind. */
const DRAWINGS_PER_PROCESS = 50;
const isSource = import.meta.url.endsWith(".ts");
/** The worker is beside this module in the sources, and beside the bundle in a build. */
const WORKER = new URL(isSource ? "./artwork-worker.ts" : "./artwork-worker.js", import.meta.url);

/**
 * Draws in child processes, one for each concurrent drawing; a process ends after 50 drawings or 30 idle
 * seconds. The allocator of a process keeps the memory of what it has drawn, hundreds of megabytes after an
 * import, until the process ends.
 */
export function createArtworkProcesses(idleMs = IDLE_MS): {
  drawOutfit: DrawOutfit;
  pids: () => (number | undefined)[];
  close: () => Promise<void>;
} {
  const all = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();
  const drawings = new WeakMap<ChildProcess, number>();
  let idleTimer: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const child = fork(WORKER, {
      serialization: "advanced",
      execArgv: ["--max-old-space-size=128", ...(isSource ? ["--import", import.meta.resolve("tsx")] : [])],
      // Limits the arenas of the GNU allocator, which keeps the process small; other allocators ignore it.
      env: { ...process.env, MALLOC_ARENA_MAX: "2" },
    });
    child.unref();
    child.channel?.unref();
    all.add(child);
    child.once("exit", () => {
      all.delete(child);
      idle.delete(child);
    });
    return child;
  };
  const end = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      idle.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  const endAll = async (children: Iterable<ChildProcess>): Promise<void> => {
    await Promise.all([...children].map(end));
  };
  return {
    drawOutfit: async (outfit, seed) => {
      const [free] = idle;
      const child = free ?? start();
      idle.delete(child);
      const reply = await replyOf(child, { outfit, seed });
      const drawn = (drawings.get(child) ?? 0) + 1;
      drawings.set(child, drawn);
      if (drawn < DRAWINGS_PER_PROCESS) idle.add(child);
      else await end(child);
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => endAll(idle), idleMs).unref();
      if ("problem" in reply) throw new Error(reply.problem);
      return reply;
    },
    pids: () => [...all].map(({ pid }) => pid),
    close: () => {
      clearTimeout(idleTimer);
      return endAll(all);
    },
  };
}

function replyOf(child: ChildProcess, message: object): Promise<DrawReply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    const onMessage = (reply: unknown) => settle(() => resolve(reply as DrawReply));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error("The drawing process ended")));
    child.on("message", onMessage).on("error", onError).on("exit", onExit);
    child.send(message, (error) => error && onError(error));
  });
}
