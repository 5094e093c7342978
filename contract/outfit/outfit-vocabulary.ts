/** Fixed values of an outfit's category, section and type. */

/** Occasions, in display order. */
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

/** Paid placement. Every type but Normal carries a visible label, as advertising rules require. */
export const OUTFIT_TYPES = ["Normal", "Sponsored", "Promoted"] as const;
export type OutfitType = (typeof OUTFIT_TYPES)[number];
export const DEFAULT_OUTFIT_TYPE: OutfitType = "Normal";

/** The colours that outfits are filtered by, in the order of the swatches. */
export const COLOURS = [
  "black",
  "white",
  "grey",
  "beige",
  "brown",
  "red",
  "pink",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "gold",
  "silver",
] as const;
export type Colour = (typeof COLOURS)[number];

/** What an outfit is called where it is shown without its picture: "Wedding outfit for Men". */
export function outfitName({ category, section }: { category: Category; section: Section }): string {
  return `${category} outfit for ${section}`;
}
