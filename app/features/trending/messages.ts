import { TRENDING_LIMIT_PAGE } from "#contract/limits.ts";

export const pageTitle = "Trending Outfits";
export const pageDescription = `The ${TRENDING_LIMIT_PAGE} most viewed outfits right now: complete looks for women, men and kids.`;

export const eyebrow = "The chart";
/** The second part is set in italics. */
export const title = ["Trending ", "Outfits"] as const;
export const lead = `The top ${TRENDING_LIMIT_PAGE} outfits by views: what everyone is looking at right now.`;
export const totalViews = "Total Views";
export const activeOutfits = "Active Outfits";
export const chartTitle = `Top ${TRENDING_LIMIT_PAGE}`;
export const loading = "Loading trending outfits...";

/** Around an outfit's rank, for screen readers: "Rank #1". */
export const rank = "Rank ";
export const trending = "TRENDING";
/** Precedes the picture's alternative text, for screen readers. */
export const viewFullSize = "View full size: ";
/** Labels of the first outfit's figures. */
export const figures = { views: "Views", likes: "Likes", comments: "Comments" } as const;
/** Labels for the other outfits, which screen readers read after the number. */
export const smallFigures = { likes: "likes", comments: "comments", views: "views" } as const;

/** The middle part is set in italics. */
export const callTitle = ["Want to see ", "your outfit", " here?"] as const;
export const browseAll = "Browse All Outfits";
export const createOutfit = "Create Outfit";
