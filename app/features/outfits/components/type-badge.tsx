import { paidTone } from "#app/lib/paid-tone.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { OutfitType } from "#contract/outfit-vocabulary.ts";

interface TypeBadgeProps {
  type: OutfitType;
  /** For pictures too narrow for the usual one. */
  small?: boolean | undefined;
  className?: string | undefined;
}

/** Says that somebody paid for an outfit's place (D11); nothing for the Normal type. */
export function TypeBadge({ type, small, className }: TypeBadgeProps) {
  const tone = paidTone(type);
  if (!tone) return null;
  return (
    <Badge tone={tone} small={small} className={className}>
      {type}
    </Badge>
  );
}
