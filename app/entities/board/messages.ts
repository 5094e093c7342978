/** Texts of boards wherever they are chosen, named or listed. */

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

export const boardName = "Name of the board";
export const exampleName = "Summer weddings";
export const namingFailed = "The name could not be stored. Please try again.";
export const rename = "Rename";
export const create = "Create";
export const cancel = "Cancel";
