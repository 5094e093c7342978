/** Texts for code that cannot be loaded. */

export const partFailed = "This part of the page could not be loaded. Check your connection and try again.";
export const screenFailed = "This page could not be loaded. Check your connection and try again.";
export const reloadAdvice =
  "If it fails again although you are online, reload the page: your browser may keep the failure.";
export const tryAgain = "Try again";
export const reload = "Reload";
