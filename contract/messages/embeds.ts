import { errorMessages } from "#contract/messages/error-messages.ts";

/** Texts of looks and boards in pages of other sites. */

export const EMBED_MESSAGES = {
  shopThisLook: "Shop this look",
  seeTheBoard: "See the whole board",
  /** Follows the label of a link, for screen readers. */
  newTab: " (opens in a new tab)",
  boardBy: "A board by",
  emptyBoard: "No looks on this board yet.",
  items: "Items of this look",
  looks: "Looks of this board",
  lookGone: "This look is no longer in the shop",
  boardGone: "This board is private, or no longer there",
  failed: "This cannot be shown right now",
  visit: (shop: string) => `Visit ${shop}`,
  moreItems: (count: number) => `and ${count} more ${count === 1 ? "item" : "items"}`,
  looksOf: (count: number) => `${count} ${count === 1 ? "look" : "looks"}`,
} as const;

/** Texts of the dialog with their code. */
export const EMBED_DIALOG_MESSAGES = {
  titles: { outfit: "Embed this look", board: "Embed this board" },
  description:
    "Paste this code into a page of your own site. It always shows the current picture and prices.",
  code: "Code",
  copy: "Copy",
  copied: "The code is copied",
  copyFailed: "The code could not be copied. It is selected: press Ctrl+C or ⌘C.",
} as const;

/** Errors of the oEmbed call. */
export const EMBED_ERRORS = errorMessages("embed", {
  notFound: "This address is not that of a look or a public board of this shop",
  jsonOnly: "Only JSON is available: please ask for format=json",
});

export const OEMBED_INPUT_MESSAGES = {
  urlExpected: "Please give the address of a look or a board, beginning with https:// or http://",
  formatExpected: "Please give json as the format",
} as const;
