import type { ViewedOutfit } from "#app/features/viewer/viewed-outfit.ts";

/** What a downloaded picture is called: "ensemble-women-trip-travel-outfit.jpg". */
export function pictureFileName({ category, section }: Pick<ViewedOutfit, "category" | "section">): string {
  const words = `ensemble ${section} ${category} outfit`.toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, "-")}.jpg`;
}
