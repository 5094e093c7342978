import type { Worker } from "node:worker_threads";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { startWorker } from "#server/lib/start-worker.ts";
import type { JobKind, JobOf, ReaderReply, ResultOf } from "./reader-jobs.ts";

/** A job that took more time or memory than any honest input needs, so its thread was ended. */
export class ReadingEnded extends Error {}

/** Begin with the work: a thread that still loads its code is no slow reading. */
const DEADLINES_MS: Record<JobKind, number> = {
  page: 2_000,
  robots: 2_000,
  catalogue: 10_000,
  entries: 10_000,
  // These read the whole file: for the columns of a feed, and for the survey of rows.
  productFile: 60_000,
  products: 60_000,
};
/** For loading the code on a machine that is busy. */
const START_MS = 60_000;
/** Many times what the largest page or batch of a file needs. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
/** The worker is beside this module in the sources, and beside the bundle in a build. */
const WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./reader-worker.ts" : "./reader-worker.js",
  import.meta.url,
);

/** A worker thread for one job at a time. */
export class ReaderThread {
  readonly #worker: Worker = startWorker(WORKER, { resourceLimits: RESOURCE_LIMITS });
  #hasEnded = false;

  constructor() {
    this.#worker.unref();
    this.#worker.once("exit", () => {
      this.#hasEnded = true;
    });
    // Without a listener, the error of an idle thread would end the process; that of a busy one is reported
    // by its job.
    this.#worker.on("error", () => {
      this.#hasEnded = true;
    });
  }

  /** Whether it can take no further job. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Throws a ReadingEnded, or the ApiError that refuses what was read. */
  async run<K extends JobKind>(
    job: JobOf<K>,
    transferred: readonly ArrayBuffer[] = [],
  ): Promise<ResultOf<K>> {
    const reply = await this.#replyTo(job, transferred);
    if (reply.kind === "refused") {
      throw new ApiError(reply.code, reply.sentence, reply.details && { details: reply.details });
    }
    if (reply.kind === "broken") throw new Error(reply.problem);
    return reply.result as ResultOf<K>;
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }

  #replyTo<K extends JobKind>(
    job: JobOf<K>,
    transferred: readonly ArrayBuffer[],
  ): Promise<Exclude<ReaderReply, { kind: "begun" }>> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const endLate = () => settle(() => reject(new ReadingEnded("It took too long")), this.end());
      let timer = setTimeout(endLate, START_MS);
      const onMessage = (reply: ReaderReply) => {
        if (reply.kind !== "begun") return settle(() => resolve(reply));
        clearTimeout(timer);
        timer = setTimeout(endLate, DEADLINES_MS[job.kind]);
      };
      const onError = (error: Error & { code?: string }) => {
        const isTooLarge = error.code === "ERR_WORKER_OUT_OF_MEMORY";
        settle(() => reject(isTooLarge ? new ReadingEnded("It took too much memory") : error));
      };
      const onExit = () => settle(() => reject(new Error("The reading thread ended")));
      const settle = (act: () => void, after: Promise<void> = Promise.resolve()) => {
        clearTimeout(timer);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit).unref();
        void after.finally(act);
      };
      worker.on("message", onMessage).on("error", onError).on("exit", onExit).ref();
      worker.postMessage(job, transferred);
    });
  }
}
