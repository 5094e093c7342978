import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { OutfitType } from "#contract/outfit-vocabulary.ts";

const TONES: Record<OutfitType, BadgeTone> = {
  Normal: "outline",
  Sponsored: "sapphire",
  Promoted: "emerald",
};

/** What kind of outfit it is; unlike the public's badge, it says Normal too. */
export function TypeBadge({ type }: { type: OutfitType }) {
  return (
    <Badge small tone={TONES[type]}>
      {type}
    </Badge>
  );
}
