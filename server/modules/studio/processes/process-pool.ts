import { type ChildProcess, fork } from "node:child_process";
import { type JobReply, revivedError } from "./job-reply.ts";

const IDLE_MS = 30_000;
/** A new process follows, because each job leaves some memory behind. */
const JOBS_PER_PROCESS = 50;
const isSource = import.meta.url.endsWith(".ts");
/** The worker is beside this module in the sources, and beside the bundle in a build. */
const WORKER = new URL(isSource ? "./picture-worker.ts" : "./picture-worker.js", import.meta.url);

interface PoolOptions {
  /** Of the processes: 0 is that of the server, 19 the lowest. */
  niceness: number;
  /** A process that has had no job for so long ends. */
  idleMs?: number;
  /** A job that takes longer ends with its process; no limit by default. */
  jobMs?: number;
}

/** A job's process ended before the job did. */
export class JobEnded extends Error {
  readonly isTooSlow: boolean;

  constructor(isTooSlow: boolean) {
    super(isTooSlow ? "The job took too long, and its process was ended" : "The process of the job ended");
    this.name = "JobEnded";
    this.isTooSlow = isTooSlow;
  }
}

/**
 * Runs jobs in child processes, one for each concurrent job; a process ends after 50 jobs or 30 idle seconds.
 * The allocator of a process keeps the memory of what it has drawn, hundreds of megabytes after an import,
 * until the process ends.
 */
export class ProcessPool {
  readonly #options: Required<PoolOptions>;
  readonly #all = new Set<ChildProcess>();
  readonly #idle = new Set<ChildProcess>();
  readonly #jobs = new WeakMap<ChildProcess, number>();
  #idleTimer: NodeJS.Timeout | undefined;

  constructor({ niceness, idleMs = IDLE_MS, jobMs = Number.POSITIVE_INFINITY }: PoolOptions) {
    this.#options = { niceness, idleMs, jobMs };
  }

  get pids(): (number | undefined)[] {
    return [...this.#all].map(({ pid }) => pid);
  }

  /** Throws what the job throws, and a JobEnded. */
  async run(name: string, args: readonly unknown[]): Promise<unknown> {
    const [free] = this.#idle;
    const child = free ?? this.#start();
    this.#idle.delete(child);
    const reply = await this.#replyOf(child, { name, args });
    const done = (this.#jobs.get(child) ?? 0) + 1;
    this.#jobs.set(child, done);
    if (done < JOBS_PER_PROCESS) this.#idle.add(child);
    else await end(child);
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#endIdle(), this.#options.idleMs).unref();
    if ("error" in reply) throw revivedError(reply.error);
    return reply.result;
  }

  close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    return endAll(this.#all);
  }

  /** None of them is given a job any more, as it takes a moment until a process has ended. */
  #endIdle(): Promise<void> {
    const idle = [...this.#idle];
    this.#idle.clear();
    return endAll(idle);
  }

  #start(): ChildProcess {
    const child = fork(WORKER, [String(this.#options.niceness)], {
      serialization: "advanced",
      execArgv: ["--max-old-space-size=128", ...(isSource ? ["--import", import.meta.resolve("tsx")] : [])],
      // Limits the arenas of the GNU allocator, which keeps the process small; other allocators ignore it.
      env: { ...process.env, MALLOC_ARENA_MAX: "2" },
    });
    child.unref();
    child.channel?.unref();
    this.#all.add(child);
    child.once("exit", () => {
      this.#all.delete(child);
      this.#idle.delete(child);
    });
    return child;
  }

  #replyOf(child: ChildProcess, message: object): Promise<JobReply> {
    const { jobMs } = this.#options;
    return new Promise((resolve, reject) => {
      let isTooSlow = false;
      const stop = () => {
        isTooSlow = true;
        child.kill("SIGKILL");
      };
      const timer = jobMs < Number.POSITIVE_INFINITY ? setTimeout(stop, jobMs) : undefined;
      const settle = (act: () => void) => {
        clearTimeout(timer);
        child.off("message", onMessage).off("error", onError).off("exit", onExit);
        act();
      };
      const onMessage = (reply: unknown) => settle(() => resolve(reply as JobReply));
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = () => settle(() => reject(new JobEnded(isTooSlow)));
      child.on("message", onMessage).on("error", onError).on("exit", onExit);
      child.send(message, (error) => error && onError(error));
    });
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}

async function endAll(children: Iterable<ChildProcess>): Promise<void> {
  await Promise.all([...children].map(end));
}
