/** Texts of the profile about a person's own looks, and about stylists. */

import { formatCount } from "#app/lib/format-count.ts";

export const title = "My looks";
export const lead = "The looks that you style for the shop.";
export const none = "You have styled no look yet.";
export const submitOne = "Submit a look";
export const showAll = (count: number) => `Show All ${count} Looks`;
/** Names a look by what it is for. */
export const lookName = (section: string, category: string) => `${category}, ${section}`;
export const changed = ["Changed ", ""] as const;

/** A look whose outfit the shop has deleted. */
export const removed = "Not in the shop any more";

export const edit = "Edit";
export const editLook = (name: string) => `Edit the look ${name}`;
export const isBegun = "What you changed on this device is not saved. Edit the look to save or submit it.";
export const submit = "Submit";
export const submitLook = (name: string) => `Submit the look ${name}`;
export const deleteButton = "Delete";
export const deleteLook = (name: string) => `Delete the look ${name}`;
export const deleted = "The look is deleted";
export const deletionFailed = "The look could not be deleted. Please try again.";
export const submitted = "Your look waits for review now.";
export const submitFailed = "The look could not be submitted. Please try again.";
export const seeLook = "See it in the shop";
export const seeNamed = (name: string) => `See the look ${name} in the shop`;

export const figures = "Views, likes, saves and link opens by day";
export const figuresNamed = (name: string) => `${figures}: ${name}`;
export const figuresOf = (name: string) => `Figures of the look ${name}`;
export const figuresFailed = "The figures could not be loaded.";
export const figuresLoading = "Loading the figures…";
export const noFigures = "Nobody has opened it yet.";
export const columns = {
  day: "Day",
  views: "Views",
  likes: "Likes",
  saves: "Saves",
  opens: "Link opens",
} as const;
export const total = "Total";

export const aboutTitle = "About me";
export const aboutHint = (left: number) =>
  `Shown on your page as a stylist. ${formatCount(Math.abs(left), "character", "characters")} ${left < 0 ? "too many" : "left"}.`;
export const saveAbout = "Save";
export const aboutSaved = "Saved.";
export const aboutFailed = "This could not be saved. Please try again.";
export const yourPage = "Your page as a stylist";

export const followedTitle = "Stylists you follow";
export const unfollow = "Unfollow";
export const unfollowNamed = (name: string) => `Unfollow ${name}`;
export const unfollowed = (name: string) => `You do not follow ${name} any more`;
export const followFailed = "This could not be changed. Please try again.";
