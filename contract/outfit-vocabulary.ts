/** The words an outfit is filed under (spec section 9). */

/** Occasions, in the order in which the shop lists them. */
export const CATEGORIES = [
  "Couple",
  "Wedding",
  "Traditional",
  "Party",
  "Trip/Travel",
  "Dinner",
  "Date",
  "Birthday",
  "Formal",
  "Casual",
  "Festival",
  "Workout",
  "Maternity",
  "Prom and Graduation",
  "Vacation",
  "Winter",
  "Summer Beachwear",
  "Concert and Music Festival",
  "Outdoor Adventure",
  "Job Interview",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Audiences. */
export const SECTIONS = ["Men", "Women", "Kids"] as const;
export type Section = (typeof SECTIONS)[number];

/** Whether somebody paid for the outfit's place; every type but Normal carries a visible label (D11). */
export const OUTFIT_TYPES = ["Normal", "Sponsored", "Promoted"] as const;
export type OutfitType = (typeof OUTFIT_TYPES)[number];
export const DEFAULT_OUTFIT_TYPE: OutfitType = "Normal";
