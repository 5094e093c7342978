import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { savedQuery } from "#app/entities/board/saved-outfits.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { outfitsByIdQuery } from "#app/entities/outfit/related-queries.ts";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import * as messages from "#app/features/home/messages.ts";
import { SavedOutfitsFrame, STRIP_LENGTH, StripEntry } from "#app/features/home/saved-outfits-frame.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { CardLink } from "#app/ui/card-link.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Price } from "#app/ui/price.tsx";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

const SIZES = "(min-width: 64rem) 11vw, (min-width: 40rem) 17vw, 29vw";

interface SavedOutfitsRailProps {
  userId: string;
  skeletons: ReactNode;
}

/** The looks that a person saved last; nothing when none of them is available. */
export function SavedOutfitsRail({ userId, skeletons }: SavedOutfitsRailProps) {
  const saving = useQuery(savedQuery(userId));
  const { data: saved } = saving;
  const ids = saved?.outfitIds.slice(0, STRIP_LENGTH) ?? [];
  const looks = useQuery({ ...outfitsByIdQuery(browserApi, ids), placeholderData: (previous) => previous });
  const { data } = looks;
  if (!saved || (!data && ids.length > 0)) {
    const hasFailed = saving.isError || looks.isError;
    const retry = () => void (saved ? looks : saving).refetch();
    return (
      <SavedOutfitsFrame
        failure={hasFailed && <LoadFailure text={messages.savedLooksFailed} onRetry={retry} />}
      >
        {skeletons}
      </SavedOutfitsFrame>
    );
  }
  const outfits = data?.outfits ?? [];
  if (ids.length === 0 || outfits.length === 0) return null;
  return (
    <SavedOutfitsFrame>
      {outfits.map((outfit) => (
        <StripEntry
          key={outfit._id}
          picture={<OutfitPicture outfit={outfit} sizes={SIZES} hoverZoom />}
          badge={<TypeBadge type={outfit.type} size="small" />}
          name={
            <CardLink to={`/outfit/${outfit._id}`}>
              <span>{CATEGORY_LABELS[outfit.category]}</span>
              <span className="sr-only">{`, ${SECTION_LABELS[outfit.section]}`}</span>
            </CardLink>
          }
          subtitle={outfit.subtitle}
          price={<Price rupees={outfit.totalPrice} />}
        />
      ))}
    </SavedOutfitsFrame>
  );
}
