import { BOARD_NAME_MAX_LENGTH, BOARD_OUTFITS_MAX, BOARDS_MAX } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages of boards and saved outfits. */

export const BOARD_MESSAGES = {
  nameRequired: "Please give the board a name",
  nameTooLong: `A board's name can have at most ${BOARD_NAME_MAX_LENGTH} characters`,
  isPublicExpected: "Please say whether the board is public",
  outfitUnknown: "Please give the id of an outfit",
  afterExpected: "Please say which outfit it comes after",
  deleted: "The board is deleted",
} as const;

/** Says what putting a board into the cart came to. */
export function boardInCart({
  added,
  alreadyInCart,
  unavailable,
  withoutRoom,
}: Record<"added" | "alreadyInCart" | "unavailable" | "withoutRoom", readonly unknown[]>): string {
  const parts = [
    `${outfits(added.length)} added to cart`,
    alreadyInCart.length > 0 && `${alreadyInCart.length} already there`,
    unavailable.length > 0 && `${unavailable.length} no longer available`,
    withoutRoom.length > 0 && `${withoutRoom.length} left out: the cart is full`,
  ];
  return parts.filter(Boolean).join(", ");
}

function outfits(count: number): string {
  return count === 1 ? "1 outfit" : `${count} outfits`;
}

/** Messages of price alerts. */

export const ALERT_MESSAGES = {
  priceDropsExpected: "Please say whether you want to be told",
  unsubscribed: "These messages are off: no price alerts, and no looks of stylists. Your saved looks stay.",
} as const;

/** Errors of boards and saved outfits. */
export const BOARD_ERRORS = errorMessages("board", {
  nameTaken: "You have a board with this name already",
  defaultKeepsName: "This board keeps its name",
  defaultStays: "This board cannot be deleted",
  boardNotFound: "This board does not exist, or is private",
  outfitGone: "This outfit is no longer available",
  outfitNotOnBoard: "This outfit is not on the board",
  moveOutdated: "The board has changed meanwhile. Please try again.",
  boardsFull: [`You can have at most ${BOARDS_MAX} boards: please delete one first`, { maximum: BOARDS_MAX }],
  boardFull: [
    `A board can hold at most ${BOARD_OUTFITS_MAX} outfits: please remove some first`,
    { maximum: BOARD_OUTFITS_MAX },
  ],
});
