import type { LinkReport } from "#contract/links/links.ts";

export const title = "Report a problem";
export const description = "The shop checks the item's link and price.";
export const which = "Which item is it about?";
export const chooseItem = "Choose an item";
export const reasons: Record<LinkReport["reason"], string> = {
  broken: "The link does not lead to the item",
  price: "The price is different in the shop",
  other: "Something else",
};
export const subject = (item: string, source: string) => `${item}, ${source}`;
export const sent = "Thank you. We will look into it.";
export const failed = "Your report could not be sent. Please try again.";
