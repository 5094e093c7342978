import type { LimitedAction } from "#server/http/plugins/rate-limits.ts";
import type { Guard } from "#server/modules/sessions/guards.ts";
import { requireConfirmedCaller } from "#server/modules/sessions/require-confirmed-address.ts";

/** People for whom the studio's calls are, under a path of their own, with limits of their own. */
export interface StudioAudience {
  /** Below the API's prefix. */
  readonly path: string;
  /** Limit of the calls that cut products out and take pictures in. */
  readonly cutouts: LimitedAction;
  /** Limit of the call that mends a cut-out. */
  readonly mends: LimitedAction;
  /** Limit of the calls that lay out and draw boards. */
  readonly boards: LimitedAction;
  /** Further guards of the calls that store something or fetch it from elsewhere. */
  readonly storeGuards: readonly Guard[];
}

export const STUDIO_AUDIENCES: readonly StudioAudience[] = [
  { path: "/studio/admin", cutouts: "changes", mends: "changes", boards: "changes", storeGuards: [] },
  {
    path: "/studio",
    cutouts: "cutouts",
    mends: "mends",
    boards: "boards",
    storeGuards: [requireConfirmedCaller],
  },
];
