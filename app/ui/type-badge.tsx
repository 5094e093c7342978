import { Badge } from "#app/ui/badge.tsx";
import { DEFAULT_OUTFIT_TYPE, type OutfitType } from "#contract/outfit-vocabulary.ts";

interface TypeBadgeProps {
  type: OutfitType;
  /** For pictures too narrow for the usual one. */
  small?: boolean | undefined;
  className?: string | undefined;
}

/** Says that somebody paid for an outfit's place (D11); nothing for the Normal type. */
export function TypeBadge({ type, small, className }: TypeBadgeProps) {
  if (type === DEFAULT_OUTFIT_TYPE) return null;
  return (
    <Badge tone={type === "Sponsored" ? "sapphire" : "emerald"} small={small} className={className}>
      {type}
    </Badge>
  );
}
