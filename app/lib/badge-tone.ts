import type { OutfitType } from "#contract/outfit/outfit-vocabulary.ts";

const TONES = { Normal: undefined, Sponsored: "sapphire", Promoted: "emerald" } as const;

/** The tone of the label of sponsored and promoted outfits; undefined for normal ones. */
export function badgeTone(type: OutfitType): "sapphire" | "emerald" | undefined {
  return TONES[type];
}
