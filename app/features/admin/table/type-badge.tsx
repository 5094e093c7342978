import { paidTone } from "#app/lib/paid-tone.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { OutfitType } from "#contract/outfit-vocabulary.ts";

/** What kind of outfit it is; unlike the public's badge, it says Normal too. */
export function TypeBadge({ type }: { type: OutfitType }) {
  return (
    <Badge size="small" tone={paidTone(type) ?? "outline"}>
      {type}
    </Badge>
  );
}
