import { availableParallelism } from "node:os";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import type { DrawOutfit } from "#server/modules/catalogue/artwork/artwork-drawer.ts";
import type { StudioJobs, StudioJobsFor } from "../studio-jobs.ts";
import { JobEnded, ProcessPool } from "./process-pool.ts";
import { createStudioQueue, type StudioQueue } from "./studio-queue.ts";

/** Drawings in the background at a time. Leaves one core to requests. */
export const DRAWINGS_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Jobs of the studio at a time, of each kind, in up to 300 MB each. */
const JOBS_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const JOB_MS = 60_000;

/**
 * Work on pictures in other processes: the drawing of outfits in the background, and what people wait for in
 * the studio, which has processes of a higher priority.
 */
export interface PictureProcesses {
  drawOutfit: DrawOutfit;
  /** Throws UNAVAILABLE when a queue is full, and for a job that takes a minute or whose process dies. */
  studioJobs: StudioJobsFor;
  pids(): (number | undefined)[];
  close(): Promise<void>;
}

export function createPictureProcesses({
  idleMs,
  jobMs = JOB_MS,
}: {
  idleMs?: number;
  jobMs?: number;
} = {}): PictureProcesses {
  const idle = idleMs === undefined ? {} : { idleMs };
  const background = new ProcessPool({ ...idle, niceness: 19 });
  const foreground = new ProcessPool({ ...idle, niceness: 5, jobMs });
  // Cutting out takes seconds for each piece of a look; what moves on the board must not wait for all of them.
  const queues = { cutting: createStudioQueue(JOBS_AT_ONCE), board: createStudioQueue(JOBS_AT_ONCE) };

  const studioJobs: StudioJobsFor = (caller) => {
    const job =
      <Name extends keyof StudioJobs>(name: Name, queue: StudioQueue) =>
      (...args: Parameters<StudioJobs[Name]>): ReturnType<StudioJobs[Name]> =>
        queue(caller, () => foreground.run(name, args).catch(asInterruption)) as ReturnType<StudioJobs[Name]>;
    return {
      cutOut: job("cutOut", queues.cutting),
      arrange: job("arrange", queues.board),
      layers: job("layers", queues.board),
      ground: job("ground", queues.board),
      render: job("render", queues.board),
      exportBoard: job("exportBoard", queues.board),
      exportPicture: job("exportPicture", queues.board),
    };
  };
  return {
    drawOutfit: (...args) => background.run("drawOutfit", args) as ReturnType<DrawOutfit>,
    studioJobs,
    pids: () => [...background.pids, ...foreground.pids],
    close: async () => {
      await Promise.all([background.close(), foreground.close()]);
    },
  };
}

function asInterruption(error: unknown): never {
  if (!(error instanceof JobEnded)) throw error;
  const sentence = error.isTooSlow ? STUDIO_ERRORS.tookTooLong : STUDIO_ERRORS.interrupted;
  throw new ApiError("UNAVAILABLE", sentence, { retryAfter: 1, cause: error });
}
