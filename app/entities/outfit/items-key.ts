/**
 * Key and value in local storage, and value of the document's `data-pieces`, while the pieces on pictures
 * are switched off.
 */
export const ITEMS_KEY = "pieces";
export const ITEMS_OFF = "off";
