/** Messages of the public outfit screens. */

export const OUTFIT_MESSAGES = {
  loading: "Loading outfit details...",
  notFoundTitle: "Outfit not found",
  notFoundText: "The outfit you're looking for doesn't exist or has been removed.",
  listEmpty: "No outfits found",
  listEnd: "You've seen all available outfits!",
  listTooLong: "Use the filters to narrow down",
  trendingEmptyTitle: "No trending outfits yet",
  trendingEmptyText: "Check back later for the most popular outfits!",
} as const;
