/** Texts for code that cannot be loaded. */

export const partFailed = "This part of the page could not be loaded. Check your connection and try again.";
export const screenFailed = "This page could not be loaded. Check your connection and try again.";
export const tryAgain = "Try again";
export const reload = "Reload";
