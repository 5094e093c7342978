import TrendingUp from "lucide-react/icons/trending-up";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { rankTone } from "#app/features/trending/rank.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

/** Over an outfit's picture: its rank. */
export function RankBadge({ rank, large }: { rank: number; large?: boolean | undefined }) {
  return (
    <Badge tone={rankTone(rank)} size={large ? "lead" : "large"}>
      <span className="sr-only">Rank </span>
      <span>{`#${rank}`}</span>
    </Badge>
  );
}

/** The Trending badge, and the badge of a paid placement. */
export function TrendingTags({ type }: Pick<TrendingOutfit, "type">) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone="ink">
        <Icon of={TrendingUp} size="tiny" weight="bold" />
        TRENDING
      </Badge>
      <TypeBadge type={type} />
    </span>
  );
}
