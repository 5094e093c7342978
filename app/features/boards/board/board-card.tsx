import type { ReactNode } from "react";
import { BOARD } from "#app/content/boards-content.ts";
import { outfitTitle } from "#app/entities/outfit/messages.ts";
import { OutfitCaption, OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import type { BoardOutfit } from "#contract/boards/boards.ts";
import { outfitAlt, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

const SIZES = "(min-width: 80rem) 21vw, (min-width: 48rem) 29vw, (min-resolution: 2.5dppx) 27vw, 45vw";

interface BoardCardProps {
  outfit: BoardOutfit;
  priority: boolean;
  /** Over the picture. */
  mark: ReactNode;
  /** Below the look while the board is arranged; the look is not a link then. */
  tools?: ReactNode;
}

export function BoardCard({ outfit, priority, mark, tools }: BoardCardProps) {
  const { section, isAvailable } = outfit;
  const isLink = isAvailable && !tools;
  const [first, second] = outfitTitle(outfit.category);
  const name = (
    <>
      <span>{first}</span>
      <em>{second}</em>
    </>
  );
  return (
    <OutfitPreview
      picture={
        <>
          {outfit.image ? (
            <Picture
              picture={outfit}
              alt={outfitAlt(outfit)}
              sizes={SIZES}
              priority={priority}
              hoverZoom={isLink}
              className={classNames(
                "aspect-3/4",
                !isAvailable && "opacity-45 grayscale",
                Boolean(tools) && "pointer-events-none",
              )}
            />
          ) : (
            <div className="aspect-3/4 bg-paper-deep" />
          )}
          {mark}
        </>
      }
      badge={isAvailable ? <TypeBadge type={outfit.type} /> : <Badge tone="ink">{BOARD.unavailable}</Badge>}
    >
      <OutfitCaption
        section={SECTION_LABELS[section]}
        level="h2"
        title={
          isLink ? (
            <CardLink to={`/outfit/${outfit._id}`}>{name}</CardLink>
          ) : (
            <span className={isAvailable ? undefined : "text-ink-soft"}>{name}</span>
          )
        }
        subtitle={outfit.subtitle}
        stylist={outfit.stylist}
        price={isAvailable && <Price rupees={outfit.totalPrice} size="small" />}
      />
      {tools}
    </OutfitPreview>
  );
}
