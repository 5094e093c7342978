import type { OutfitType } from "#contract/outfit-vocabulary.ts";

const TONES = { Normal: undefined, Sponsored: "sapphire", Promoted: "emerald" } as const;

/** The jewel tone of the label that says that somebody paid for an outfit's place (D11); undefined where nobody did. */
export function paidTone(type: OutfitType): "sapphire" | "emerald" | undefined {
  return TONES[type];
}
