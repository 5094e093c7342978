/** Texts of an outfit's page. Those of its report and of its alternatives are loaded with their code. */

import { stylistsRating } from "#app/entities/outfit/messages.ts";
import { formatCount } from "#app/lib/format-count.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { formatRupees } from "#contract/values/money.ts";

/** The page's title while its outfit loads. */
export const outfit = "Outfit";
export const home = "Home";
export const outfits = "Outfits";
export const backToOutfits = "Back to Outfits";

type Priced = Pick<Outfit, "totalPrice" | "numberOfItems">;
export function priceSummary({ totalPrice, numberOfItems }: Priced): string {
  return `${formatRupees(totalPrice)} for ${itemCount(numberOfItems)}.`;
}
/** For search engines and link previews. */
export function pageDescription(outfit: Priced & Pick<Outfit, "subtitle" | "description">): string {
  const { subtitle, description } = outfit;
  const summary = `${priceSummary(outfit)} ${description || "A complete look with the price of every item."}`;
  return subtitle ? `${subtitle}. ${summary}` : summary;
}

/** Without a connection. */
export const savedCopy = "Saved copy, you're offline";
export const breadcrumb = "Breadcrumb";
export const advice = "Click the outfit image to view full size and prices of items may vary";
export const tags = "Tags";
export const share = "Share";
/** Precedes the date. */
export const createdOn = "Created on ";
/** Precedes the picture's alternative text. */
export const viewFullSize = "View full size: ";

export const facts = {
  totalPrice: "Total price",
  section: "Section",
  rating: stylistsRating,
  items: "Contains",
} as const;
export const itemCount = (count: number) => formatCount(count, "item", "items");
export const statistics = "Engagement Statistics";
export const counts = { likes: "Likes", dislikes: "Dislikes", comments: "Comments", views: "Views" } as const;

export const items = "Outfit Items";
export const commission = "Links may earn the shop a commission.";
export const reportQuestion = "Wrong price, or a link that leads nowhere?";
export const reportProblem = "Report a problem";

export const lockedTitle = "Sign in to unlock item links";
export const lockedText = "Every item comes with a link to the shop that sells it. An account is free.";
export const signIn = "Sign In";
export const createAccount = "Create Account";
export const locked = "Locked";
export const moreItems = (count: number) =>
  `+${count} more ${count === 1 ? "item" : "items"} available after sign in`;

export const showSpots = "Show items";
export const hideSpots = "Hide items";
export const showOnPicture = (position: number) => `Show item ${position} on the picture`;
export const spotOnPicture = (position: number, item: string) => `Item ${position}: ${item}`;

/** Shown while a mouse is over the item's spot. */
export const itemWithPrice = (item: string, price: string) => `${item}, ${price}`;

export const priceCheckedOn = (date: string) => `Price checked on ${date}`;
export const priceAsOf = (date: string) => `Price as of ${date}`;
export const priceCheckedJustNow = "Price checked just now";
export const priceCheckedMinutesAgo = (count: number) =>
  `Price checked ${formatCount(count, "minute", "minutes")} ago`;
export const priceCheckedHoursAgo = (count: number) =>
  `Price checked ${formatCount(count, "hour", "hours")} ago`;
export const priceCheckedDaysAgo = (count: number) =>
  `Price checked ${formatCount(count, "day", "days")} ago`;
export const priceWhenPublished = (rupees: number) =>
  `Was ${formatRupees(rupees)} when this look was published`;
export const pricesSoFar = (prices: number[]) => `Prices so far: ${prices.map(formatRupees).join(", ")}`;
