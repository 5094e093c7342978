import type { LimitedAction } from "#server/http/plugins/rate-limits.ts";

/** People for whom the studio's calls are, under a path of their own, with limits of their own. */
export interface StudioAudience {
  /** Below the API's prefix. */
  readonly path: string;
  /** Limit of the calls that cut products out and take pictures in. */
  readonly cutouts: LimitedAction;
  /** Limit of the calls that lay out and draw boards. */
  readonly boards: LimitedAction;
}

export const STUDIO_AUDIENCES: readonly StudioAudience[] = [
  { path: "/studio/admin", cutouts: "changes", boards: "changes" },
  { path: "/studio", cutouts: "cutouts", boards: "boards" },
];
