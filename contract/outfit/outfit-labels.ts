import type { ItemRole } from "./item-styling.ts";
import type { Category, Colour, OutfitType, Section } from "./outfit-vocabulary.ts";

/** What people read for the fixed values of an outfit, by their ids, which stay the same in every language. */

export const CATEGORY_LABELS: Record<Category, string> = {
  Couple: "Couple",
  Wedding: "Wedding",
  Traditional: "Traditional",
  Party: "Party",
  "Trip/Travel": "Trip/Travel",
  Dinner: "Dinner",
  Date: "Date",
  Birthday: "Birthday",
  Formal: "Formal",
  Casual: "Casual",
  Festival: "Festival",
  Workout: "Workout",
  Maternity: "Maternity",
  "Prom and Graduation": "Prom and Graduation",
  Vacation: "Vacation",
  Winter: "Winter",
  "Summer Beachwear": "Summer Beachwear",
  "Concert and Music Festival": "Concert and Music Festival",
  "Outdoor Adventure": "Outdoor Adventure",
  "Job Interview": "Job Interview",
};

export const SECTION_LABELS: Record<Section, string> = { Men: "Men", Women: "Women", Kids: "Kids" };

/** Sections within a sentence: "for women". */
export const AUDIENCES: Record<Section, string> = { Men: "men", Women: "women", Kids: "kids" };

export const OUTFIT_TYPE_LABELS: Record<OutfitType, string> = {
  Normal: "Normal",
  Sponsored: "Sponsored",
  Promoted: "Promoted",
};

export const ROLE_LABELS: Record<ItemRole, string> = {
  whole: "Whole outfit",
  top: "Top",
  bottom: "Bottom",
  layer: "Layer",
  footwear: "Footwear",
  bag: "Bag",
  jewellery: "Jewellery",
  accessory: "Accessory",
  other: "Other",
};

export const COLOUR_LABELS: Record<Colour, string> = {
  black: "black",
  white: "white",
  grey: "grey",
  beige: "beige",
  brown: "brown",
  red: "red",
  pink: "pink",
  orange: "orange",
  yellow: "yellow",
  green: "green",
  blue: "blue",
  purple: "purple",
  gold: "gold",
  silver: "silver",
};

interface Described {
  category: Category;
  section: Section;
  subtitle: string;
}

/** Names an outfit outside of the site: "Wedding outfit for women: Red silk saree, gold choli". */
export function outfitHeadline({ category, section, subtitle }: Described): string {
  const kind = `${CATEGORY_LABELS[category]} outfit for ${AUDIENCES[section]}`;
  return subtitle ? `${kind}: ${subtitle}` : kind;
}

/** Alternative text of an outfit's picture: "Complete Wedding outfit for women: Red silk saree, gold choli". */
export function outfitAlt(outfit: Described): string {
  return `Complete ${outfitHeadline(outfit)}`;
}
