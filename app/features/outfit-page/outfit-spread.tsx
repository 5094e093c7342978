import type { ReactNode } from "react";
import { useSettings } from "#app/entities/settings/settings.ts";
import { OutfitFacts } from "#app/features/outfit-page/outfit-facts.tsx";
import { OutfitItems } from "#app/features/outfit-page/outfit-items.tsx";
import { OutfitPlate } from "#app/features/outfit-page/outfit-plate.tsx";
import { OutfitStatistics } from "#app/features/outfit-page/outfit-statistics.tsx";
import { OutfitTags } from "#app/features/outfit-page/outfit-tags.tsx";
import { OutfitTrail } from "#app/features/outfit-page/outfit-trail.tsx";
import { ShareButton } from "#app/features/outfit-page/share-button.tsx";
import { SpreadFrame } from "#app/features/outfit-page/spread-frame.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { formatDateTime } from "#contract/values/dates.ts";

interface OutfitSpreadProps {
  outfit: Outfit;
  /** What a shopper can do with the outfit: react to it, put it into the cart. */
  actions: ReactNode;
}

/** One outfit as a magazine's double page: its picture, and everything there is to say about it. */
export function OutfitSpread({ outfit, actions }: OutfitSpreadProps) {
  const { timeZone } = useSettings();
  return (
    <SpreadFrame plate={<OutfitPlate outfit={outfit} />} margin={<OutfitStatistics outfit={outfit} />}>
      <OutfitTrail outfit={outfit} />
      <h1 className="font-display text-display-l">
        <span>{`${outfit.category} `}</span>
        <em>Outfit</em>
      </h1>
      <p className="mt-5 max-w-lead text-ink-soft text-small">
        Click the outfit image to view full size and prices of items may vary
      </p>
      <div className="mt-9">
        <OutfitFacts outfit={outfit} />
      </div>
      {outfit.description && (
        <p dir="auto" className="mt-9 max-w-passage text-lead whitespace-pre-line">
          {outfit.description}
        </p>
      )}
      <OutfitTags tags={outfit.tags} />
      <div className="mt-10 grid gap-3">
        {actions}
        <ShareButton outfit={outfit} />
      </div>
      <div className="mt-16">
        <OutfitItems outfit={outfit} />
      </div>
      <p className="mt-8 text-caption text-ink-faint">
        Created on <time dateTime={outfit.createdAt}>{formatDateTime(outfit.createdAt, timeZone)}</time>
      </p>
    </SpreadFrame>
  );
}
