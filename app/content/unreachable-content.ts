/**
 * Copy for a call that got no response of the shop, for the shop's owner to replace. The middle part of the
 * title is set in italics.
 */
export const UNREACHABLE = {
  title: ["We couldn't ", "be reached", ""],
  text: "The shop could not be reached. Please check your connection and try again.",
} as const;

/** For a call that exceeded its time limit. */
export const TIMED_OUT = "The shop did not answer in time. Please check your connection and try again.";

/** Of a page whose scripts did not arrive. */
export const SCRIPTS_MISSING = "This page did not load completely. Check your connection and try again.";
