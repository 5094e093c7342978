import Eye from "lucide-react/icons/eye";
import Heart from "lucide-react/icons/heart";
import type { ReactNode } from "react";
import { shortCount } from "#app/features/listing/card-text.ts";
import { Icon } from "#app/ui/icon.tsx";

interface OutfitFiguresProps {
  outfit: { numberOfLikes: number; numberOfClicks: number };
  children?: ReactNode;
}

/** How often an outfit is liked and was looked at. */
export function OutfitFigures({ outfit, children }: OutfitFiguresProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-caption text-ink-soft tabular-nums">
      {children}
      <span className="inline-flex items-center gap-1">
        <Icon of={Heart} size="tiny" weight="bold" />
        <span>{shortCount(outfit.numberOfLikes)}</span>
        <span className="sr-only">{outfit.numberOfLikes === 1 ? "like" : "likes"}</span>
      </span>
      <span className="inline-flex items-center gap-1">
        <Icon of={Eye} size="tiny" weight="bold" />
        <span>{shortCount(outfit.numberOfClicks)}</span>
        <span className="sr-only">{outfit.numberOfClicks === 1 ? "view" : "views"}</span>
      </span>
    </p>
  );
}
