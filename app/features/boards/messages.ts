/** Texts of the boards' screen and of the screen of one board. */

import { formatCount } from "#app/lib/format-count.ts";
import type { Board, BoardPage } from "#contract/boards/boards.ts";
import { CATEGORY_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Category } from "#contract/outfit/outfit-vocabulary.ts";

export const savedLooks = "Saved looks";
export const savedLooksDescription = "The looks you saved, on boards of your own.";
export const newBoard = "New Board";
export const boardsLoading = "Loading your boards…";
export const boardsFailed = "Your boards could not be loaded";
export const boardsFailedAdvice = "Nothing on them is lost. Please try again in a moment.";
export const exploreOutfits = "Explore Outfits";
export const seeTrends = "See What Trends";
export const blankPage = "a blank page";
/** The time of the copy is between the parts. */
export const copyShown = ["No connection. This is how it was on this device on ", "."] as const;

export const board = "Board";
export const boardLoading = "Loading the board…";
export const yourSavedLooks = "Your Saved Looks";
/** Precedes the name of the board's owner. */
export const boardBy = "A board by ";
export const looksOfBoard = "Looks of this board";
export const moreFailed = "The next looks could not be loaded.";
export const showMore = "Show More Looks";
export const addAllToCart = "Add All to Cart";
/** Precedes the price of all looks of a board together. */
export const total = "Total";
export const addingToCart = "Adding to Cart...";
export const share = "Share";
export const arrange = "Arrange looks";
export const arrangingDone = "Done";
export const rename = "Rename";
export const deleteBoard = "Delete board";
export const changeFailed = "The board could not be changed. Please try again.";
export const removed = "Removed from this board";
export const remove = "Remove from this board";
export const moveEarlier = "Move earlier";
export const moveLater = "Move later";

export const removeOutfit = (outfit: string) => `Remove from this board: ${outfit}`;
export const moveOutfitEarlier = (outfit: string) => `Move earlier: ${outfit}`;
export const moveOutfitLater = (outfit: string) => `Move later: ${outfit}`;

export function moved(category: Category, position: number, count: number): string {
  return `${CATEGORY_LABELS[category]} moved to place ${position} of ${count}`;
}

export const deleted = ({ name }: Pick<Board, "name">) => `“${name}” is deleted`;
export const deletionFailed = ({ name }: Pick<Board, "name">) =>
  `“${name}” could not be deleted. Please try again.`;

type Shared = Pick<BoardPage["board"], "name" | "owner">;
export const shared = ({ name, owner }: Shared) => `${name}: looks collected by ${owner.username}`;

/** A board's description for search engines and link previews. */
export function description({ numberOfOutfits, owner }: BoardPage["board"]): string {
  const looks = formatCount(numberOfOutfits, "complete look", "complete looks");
  return `${looks}, collected by ${owner.username}. Every piece with its source and its price.`;
}
