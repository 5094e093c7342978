/** Texts of the pages that links in newsletters and price alerts open. */

export const confirmTitle = "Confirm your address";
export const confirmDescription = "Confirm your subscription to the weekly newsletter.";
export const unsubscribeTitle = "Unsubscribe";
export const unsubscribeDescription = "Unsubscribe from the weekly newsletter with one click.";
export const alertsOffTitle = "Turn Price Alerts Off";
export const alertsOffDescription = "Turn alerts about saved looks off with one click.";
export const browseOutfits = "Browse Outfits";
