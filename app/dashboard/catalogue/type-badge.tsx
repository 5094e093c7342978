import { badgeTone } from "#app/lib/badge-tone.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { OutfitType } from "#contract/outfit/outfit-vocabulary.ts";

/** The outfit's type. Unlike the public badge it shows Normal too. */
export function TypeBadge({ type }: { type: OutfitType }) {
  return (
    <Badge size="small" tone={badgeTone(type) ?? "outline"}>
      {type}
    </Badge>
  );
}
