import type { ReactNode } from "react";
import { BOARD } from "#app/content/boards-content.ts";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import type { BoardOutfit } from "#contract/boards/boards.ts";

const SIZES = "(min-width: 80rem) 21vw, (min-width: 48rem) 29vw, (min-resolution: 2.5dppx) 27vw, 45vw";

interface BoardCardProps {
  outfit: BoardOutfit;
  priority: boolean;
  /** Over the lower right corner of the picture. */
  mark: ReactNode;
  /** While its owner changes the board, a look is not a link; this is below it. */
  tools?: ReactNode;
}

/** An outfit on a board. */
export function BoardCard({ outfit, priority, mark, tools }: BoardCardProps) {
  const { category, section, isAvailable } = outfit;
  const isLink = isAvailable && !tools;
  return (
    <article className="group relative">
      <div className="relative">
        {outfit.image ? (
          <Picture
            picture={outfit}
            alt={`${category} outfit, ${section}`}
            sizes={SIZES}
            priority={priority}
            hoverZoom={isLink}
            className={classNames(
              "aspect-[3/4]",
              !isAvailable && "opacity-45 grayscale",
              Boolean(tools) && "pointer-events-none",
            )}
          />
        ) : (
          <div className="aspect-[3/4] bg-paper-deep" />
        )}
        {isAvailable && (
          <TypeBadge type={outfit.type} className="pointer-events-none absolute top-0 left-0" />
        )}
        {!isAvailable && (
          <Badge tone="ink" className="pointer-events-none absolute top-0 left-0">
            {BOARD.unavailable}
          </Badge>
        )}
        {mark}
      </div>
      <p className="mt-3 font-semibold text-eyebrow text-ink-soft uppercase">{section}</p>
      <h2
        className={classNames(
          "mt-1 font-display text-subtitle leading-[1.2]",
          !isAvailable && "text-ink-soft",
        )}
      >
        {isLink ? (
          <Link to={`/outfit/${outfit._id}`} className="card-link">
            <span>{`${category} `}</span>
            <em>Outfit</em>
          </Link>
        ) : (
          <>
            <span>{`${category} `}</span>
            <em>Outfit</em>
          </>
        )}
      </h2>
      {isAvailable && (
        <p className="mt-1.5">
          <Price rupees={outfit.totalPrice} size="small" />
        </p>
      )}
      {tools}
    </article>
  );
}
