/**
 * Key and value in local storage, and value of the document's `data-outfit-view`, while the listing shows its
 * outfits as a list.
 */
export const OUTFIT_VIEW_KEY = "outfitView";
export const LIST_VIEW = "list";
