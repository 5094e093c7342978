import { formatCount } from "#app/lib/format-count.ts";
import type { Board } from "#contract/boards/boards.ts";

/** "12 looks · Public", "No looks yet". */
export function boardFacts({
  numberOfOutfits,
  isPublic,
}: Pick<Board, "numberOfOutfits" | "isPublic">): string {
  const count = numberOfOutfits === 0 ? "No looks yet" : formatCount(numberOfOutfits, "look", "looks");
  return isPublic ? `${count} · Public` : count;
}
