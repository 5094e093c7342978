/** Messages of saving an outfit, which pages of outfits show too. */

export const SAVE_MESSAGES = {
  loginRequired: "Please sign in to save looks",
  failed: "This look could not be saved. Please try again.",
  saved: "Saved to your looks",
} as const;
