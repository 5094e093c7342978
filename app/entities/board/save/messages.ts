/** Texts of the button that saves an outfit. */

import { outfitName } from "#app/entities/outfit/messages.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

type Named = Pick<OutfitSummary, "category" | "section">;

export const saveOutfit = (outfit: Named) => `Save: ${outfitName(outfit)}`;
export const savedOutfit = (outfit: Named) => `Saved: ${outfitName(outfit)}`;
export const saveLook = "Save Look";
export const savedLook = "Saved to Your Looks";
export const saveHint = "Save this look";
export const savedHint = "Saved: choose boards";
