import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { outfitFor } from "#app/entities/outfit/outfit-alt.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { OutfitCaption, OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

const SIZES = "(min-width: 80rem) 15vw, (min-width: 64rem) 21vw, (min-width: 40rem) 29vw, 44vw";

/** An outfit beside others below a page: less than the listing's card, and opened in the same tab. */
export function RelatedCard({ outfit }: { outfit: OutfitSummary }) {
  return (
    <OutfitPreview
      picture={<OutfitPicture outfit={outfit} sizes={SIZES} hoverZoom />}
      badge={<TypeBadge type={outfit.type} />}
      save={<SaveButton outfit={outfit} />}
    >
      <OutfitCaption
        section={outfit.section}
        level="h3"
        title={
          <CardLink to={`/outfit/${outfit._id}`}>
            <span>{outfit.category}</span>
            <span className="sr-only">{` ${outfitFor(outfit)}`}</span>
          </CardLink>
        }
        price={<Price rupees={outfit.totalPrice} size="small" />}
      />
    </OutfitPreview>
  );
}
