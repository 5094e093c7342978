import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages about purchase links. */

export const LINK_MESSAGES = {
  searchTooLong: "Please search for at most 200 characters",
  urlInvalid: "Please enter a full web address that begins with https://",
  urlTooLong: "Please enter an address of at most 2,000 characters",
  acceptRequired: "Please say whether the price is accepted",
  foundPriceInvalid: "Please send the found price as a number",
} as const;

/** Errors of purchase links, and of reading a shop's page. */
export const LINK_ERRORS = errorMessages("link", {
  notFound: "This link is no longer in use.",
  itemNotFound: "This piece is no longer available.",
  readNotPublic: "This address is not on the public internet.",
  readNotFound: "There is no page at this address.",
  readNoProduct: "The page says nothing about a product. Please fill in the fields yourself.",
  readTooSlow: "The shop took too long to respond. Please try again, or fill in the fields yourself.",
  readBlocked: "The shop lets no program read this page. Please fill in the fields yourself.",
  readTooOften:
    "The shop takes no more requests for now. Please try again in a few minutes, or fill in the fields yourself.",
  readFailed: "The shop's page could not be read. Please try again, or fill in the fields yourself.",
  noPriceWaiting: "This link has no new price to decide on.",
  priceChanged: "The shop's price has changed meanwhile. Please decide on the new price.",
  nameReserved: "The name is reserved, so there is no such shop.",
  interrupted: "The reading of the page was interrupted. Please try again.",
  tooManyVisits: "Too many pages are being read. Please try again in a moment.",
});
