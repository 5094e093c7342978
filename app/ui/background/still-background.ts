/**
 * Key and value in local storage, and value of the document's `data-background`, while the
 * background is still.
 */
export const BACKGROUND_KEY = "background";
export const STILL_BACKGROUND = "still";
