/** Texts of a stylist's page. */

import { formatCount } from "#app/lib/format-count.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";

/** The page's title while it loads. */
export const stylist = "Stylist";
export const loading = "Loading this stylist's looks…";
export const pageTitle = (username: string) => `${username}, stylist`;
/** For search engines and link previews. */
export function pageDescription({ username, about, numberOfOutfits }: StylistPage["stylist"]): string {
  const looks = `${formatCount(numberOfOutfits, "look", "looks")} styled by ${username}`;
  return about ? `${looks}. ${about}` : `${looks}, with the price of every item.`;
}

export const figures = { looks: "Looks", views: "Views", likes: "Likes", saves: "Saves" } as const;
export const looks = "Looks";
export const newestOnly = (shown: number) => `These are the newest ${shown} looks.`;

export const follow = "Follow";
export const following = "Following";
export const stopFollowing = "Stop following";
export const followed = (username: string) => `You follow ${username}`;
export const signInToFollow = "Please sign in to follow stylists";
export const followFailed = "This could not be stored. Please try again.";

export const missingTitle = "This stylist is not here";
export const missingText =
  "There is no stylist of this name, or none of their looks is in the shop any more.";
export const failedTitle = "This stylist's looks could not be loaded";
export const emptyTitle = "No looks at the moment";
export const emptyText = "Please come back later.";
export const exploreOutfits = "Explore Outfits";
