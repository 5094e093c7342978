export const pageTitle = "About us";
export const pageDescription =
  "Who we are, why we believe in complete outfits, and the end of the “Link please?” era.";

/** Precedes the shop's name in the heading, for screen readers. */
export const about = "About ";
