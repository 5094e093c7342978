import type { BadgeTone } from "#app/ui/badge.tsx";

const MEDALS: readonly BadgeTone[] = ["gold", "silver", "bronze"];

/** The colour of a rank's badge: gold, silver and bronze, then violet. Ranks start at 1. */
export function rankTone(rank: number): BadgeTone {
  return MEDALS[rank - 1] ?? "violet";
}
