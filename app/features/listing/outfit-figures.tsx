import Eye from "lucide-react/icons/eye";
import Heart from "lucide-react/icons/heart";
import type { ReactNode } from "react";
import { shortCount } from "#app/features/listing/card-text.ts";

const ICON = "size-3.5 stroke-[1.75]";

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
        <Heart aria-hidden="true" className={ICON} />
        <span>{shortCount(outfit.numberOfLikes)}</span>
        <span className="sr-only">{outfit.numberOfLikes === 1 ? "like" : "likes"}</span>
      </span>
      <span className="inline-flex items-center gap-1">
        <Eye aria-hidden="true" className={ICON} />
        <span>{shortCount(outfit.numberOfClicks)}</span>
        <span className="sr-only">{outfit.numberOfClicks === 1 ? "view" : "views"}</span>
      </span>
    </p>
  );
}
