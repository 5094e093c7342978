import { Badge, type BadgeSize } from "#app/ui/badge.tsx";
import { OUTFIT_TYPE_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { OutfitType } from "#contract/outfit/outfit-vocabulary.ts";

interface TypeBadgeProps {
  type: OutfitType;
  showNormal?: boolean | undefined;
  size?: BadgeSize | undefined;
  className?: string | undefined;
}

const TONES = { Normal: undefined, Sponsored: "sapphire", Promoted: "emerald" } as const;

/** Nothing for a normal outfit, unless `showNormal`. */
export function TypeBadge({ type, showNormal = false, size, className }: TypeBadgeProps) {
  const tone = TONES[type] ?? (showNormal && "outline");
  if (!tone) return null;
  return (
    <Badge tone={tone} size={size} className={className}>
      {OUTFIT_TYPE_LABELS[type]}
    </Badge>
  );
}
