import { boardJobs } from "../board-jobs.ts";
import { cutOutJob } from "../cutouts/cut-out-job.ts";
import type { StudioJobs } from "../studio-jobs.ts";

/** The studio's jobs as functions of this process. */
export const STUDIO_JOBS: StudioJobs = { ...boardJobs, cutOut: cutOutJob };
