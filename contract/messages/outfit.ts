import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages of the public outfit screens. */

export const OUTFIT_MESSAGES = {
  loading: "Loading outfit details...",
  loadFailed: "The outfit could not be loaded.",
  notFoundTitle: "Outfit not found",
  notFoundText: "The outfit you're looking for doesn't exist or has been removed.",
  listEmpty: "No outfits found",
  listPartial: "No exact match. These come closest.",
  listEnd: "You've seen all available outfits!",
  listTooLong: "Use the filters to narrow down",
  listMoreFailed: "The next outfits could not be loaded.",
  trendingFailed: "The trending outfits could not be loaded.",
  trendingEmptyTitle: "No trending outfits yet",
  trendingEmptyText: "Check back later for the most popular outfits!",
} as const;

/** Errors of the public outfit calls. */
export const OUTFIT_ERRORS = errorMessages("outfit", { notFound: OUTFIT_MESSAGES.notFoundText });
