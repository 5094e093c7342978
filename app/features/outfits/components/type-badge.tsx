import { badgeTone } from "#app/lib/badge-tone.ts";
import { Badge, type BadgeSize } from "#app/ui/badge.tsx";
import type { OutfitType } from "#contract/outfit/outfit-vocabulary.ts";

interface TypeBadgeProps {
  type: OutfitType;
  size?: BadgeSize | undefined;
  className?: string | undefined;
}

/** The label of a sponsored or promoted outfit; nothing for the Normal type. */
export function TypeBadge({ type, size, className }: TypeBadgeProps) {
  const tone = badgeTone(type);
  if (!tone) return null;
  return (
    <Badge tone={tone} size={size} className={className}>
      {type}
    </Badge>
  );
}
