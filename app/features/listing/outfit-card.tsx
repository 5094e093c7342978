import { ArrowUpRight, Eye, Heart, Maximize2, Star } from "lucide";
import type { ComponentProps } from "react";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { ratedByStylist } from "#app/entities/outfit/messages.ts";
import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
import { OutfitPreview } from "#app/entities/outfit/outfit-preview.tsx";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { StyledBy } from "#app/entities/outfit/styled-by.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { cardTags, shortCount } from "#app/features/listing/card-text.ts";
import * as messages from "#app/features/listing/messages.ts";
import { CardLink } from "#app/ui/card-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { OutfitSummary, PricedItem } from "#contract/outfit/outfit.ts";
import { SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

interface OutfitCardProps {
  outfit: OutfitSummary;
  /** In the first view of the screen. */
  priority: boolean;
  /** Props that make a button open the viewer. */
  zoom: ComponentProps<"button">;
  /** The item whose price was searched for. */
  pricedItem?: PricedItem | undefined;
}

const SIZES =
  "(min-width: 96rem) 20.5rem, (min-width: 80rem) 21vw, (min-width: 48rem) 29vw, (min-resolution: 2.5dppx) 27vw, 45vw";

/** A card in the grid, a row in the list. */
const CARD = classNames(
  "row-span-4 grid grid-rows-subgrid content-start gap-y-0 pb-9 sm:pb-12",
  "list-view:grid-cols-entry list-view:grid-rows-[auto_auto_auto_1fr_auto] list-view:gap-x-4 list-view:pb-0",
  "list-view:[grid-template-areas:'picture_section'_'picture_title'_'picture_price'_'picture_meta'_'story_story']",
  "sm:list-view:gap-x-8",
  "sm:list-view:[grid-template-areas:'picture_section'_'picture_title'_'picture_price'_'picture_story'_'picture_meta']",
  "lg:list-view:grid-rows-[auto_auto_1fr_auto] lg:list-view:gap-x-14",
  "lg:list-view:[grid-template-areas:'picture_section_price'_'picture_title_price'_'picture_story_price'_'picture_meta_action']",
);

/**
 * In the grid a card, whose lines a subgrid aligns with its neighbours'; in the list a row with its
 * description. Both are one element, so that CSS shows the stored layout from the first paint.
 */
export function OutfitCard({ outfit, priority, zoom, pricedItem }: OutfitCardProps) {
  return (
    <OutfitPreview
      className={CARD}
      picture={<OutfitPicture outfit={outfit} sizes={SIZES} priority={priority} hoverZoom />}
      pictureClassName="list-view:self-start list-view:[grid-area:picture]"
      badge={<TypeBadge type={outfit.type} />}
      save={<SaveButton outfit={outfit} />}
    >
      <div className="mt-3 flex items-center justify-between gap-x-3 gap-y-1 sm:mt-4 list-view:mt-0 list-view:flex-wrap list-view:[grid-area:section] lg:list-view:justify-start">
        <p className="font-semibold text-eyebrow text-ink-soft uppercase">{SECTION_LABELS[outfit.section]}</p>
        <ShortRating value={outfit.rateLook} />
      </div>
      <div className="mt-1 list-view:[grid-area:title] sm:list-view:mt-2">
        <h2 className="font-display text-subtitle sm:list-view:text-display-s">
          <OutfitLink outfit={outfit} />
        </h2>
        <OutfitSubtitle className="mt-1">{outfit.subtitle}</OutfitSubtitle>
        <StyledBy stylist={outfit.stylist} className="mt-1" />
      </div>
      <div className="mt-1.5 grid content-start gap-1 sm:mt-2 sm:gap-1.5 list-view:contents">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-caption text-ink-soft list-view:mt-1.5 list-view:[grid-area:price] sm:list-view:mt-3 lg:list-view:mt-0 lg:list-view:grid lg:list-view:content-start lg:list-view:justify-items-end lg:list-view:gap-1">
          <span className="text-ink text-small sm:text-body list-view:text-body sm:list-view:text-lead lg:list-view:text-title">
            <Price rupees={outfit.totalPrice} />
          </span>
          <span>{messages.items(outfit.numberOfItems)}</span>
        </p>
        <div className="list-view:mt-1.5 list-view:[grid-area:meta] sm:list-view:mt-5">
          {pricedItem && (
            <p className="mb-1 text-caption text-emerald">
              <span dir="auto">{pricedItem.itemName}</span> <Price rupees={pricedItem.itemPrice} />{" "}
              {messages.inThisLook}
            </p>
          )}
          <OutfitFigures outfit={outfit} />
        </div>
        <div className="grid min-w-0 content-start list-view:mt-4 list-view:gap-2.5 list-view:[grid-area:story] sm:list-view:gap-4 lg:list-view:mt-5">
          {outfit.description && (
            <p
              dir="auto"
              className="hidden max-w-text text-ink-soft text-small list-view:line-clamp-3 lg:text-body"
            >
              {outfit.description}
            </p>
          )}
          <OutfitTags tags={outfit.tags} />
        </div>
      </div>
      <span
        aria-hidden="true"
        className="hidden items-center gap-1.5 self-end justify-self-end font-medium text-small transition-colors duration-calm group-hover:text-accent lg:list-view:inline-flex lg:list-view:[grid-area:action]"
      >
        {messages.viewOutfit}
        <Icon of={ArrowUpRight} size="small" />
      </span>
      <ZoomButton
        {...zoom}
        aria-label={messages.viewOutfitFullSize(outfit)}
        className="absolute top-0 right-0 z-raised list-view:static list-view:self-start list-view:justify-self-end list-view:[grid-area:picture]"
      />
    </OutfitPreview>
  );
}

function OutfitLink({ outfit }: { outfit: OutfitSummary }) {
  const [visible, hidden] = messages.outfitLink(outfit);
  return (
    <CardLink to={`/outfit/${outfit._id}`} target="_blank" rel="noopener">
      <span>{visible}</span>
      <span className="sr-only">{hidden}</span>
    </CardLink>
  );
}

/** Nothing for an outfit that no stylist has rated. */
function ShortRating({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <p className="inline-flex items-center gap-1 text-caption leading-none tabular-nums">
      <Icon of={Star} size="tiny" weight="bold" tone="gold" fill="full" />
      <span aria-hidden="true">{value.toFixed(1)}</span>
      <span className="sr-only">{ratedByStylist(value)}</span>
    </p>
  );
}

function OutfitFigures({ outfit }: { outfit: OutfitSummary }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-caption text-ink-soft tabular-nums">
      <span className="inline-flex items-center gap-1">
        <Icon of={Heart} size="tiny" weight="bold" />
        <span aria-hidden="true">{shortCount(outfit.numberOfLikes)}</span>
        <span className="sr-only">{messages.likes(outfit.numberOfLikes)}</span>
      </span>
      <span className="inline-flex items-center gap-1">
        <Icon of={Eye} size="tiny" weight="bold" />
        <span aria-hidden="true">{shortCount(outfit.numberOfClicks)}</span>
        <span className="sr-only">{messages.views(outfit.numberOfClicks)}</span>
      </span>
    </p>
  );
}

function OutfitTags({ tags }: { tags: readonly string[] }) {
  const { shown, more } = cardTags(tags);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={messages.tags} className="flex min-w-0 flex-wrap gap-x-2 text-caption text-ink-soft">
      {shown.map((tag) => (
        <li key={tag} className="min-w-0 truncate">
          {`#${tag}`}
        </li>
      ))}
      {more > 0 && <li className="whitespace-nowrap text-ink-faint">{messages.moreTags(more)}</li>}
    </ul>
  );
}

/**
 * A 44 px target around a smaller mark, which is shown only while a mouse is over the card.
 */
function ZoomButton({ className, "aria-busy": busy, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      aria-busy={busy}
      title={messages.viewFullSize}
      className={classNames(
        "print:hidden group/zoom grid size-11 items-start justify-items-end transition-opacity duration-calm [@media(hover:hover)]:not-focus-visible:not-aria-busy:not-group-hover:opacity-0",
        className,
      )}
    >
      <span className="grid size-7 place-items-center bg-paper-raised/85 text-ink transition-colors duration-calm group-hover/zoom:bg-ink group-hover/zoom:text-paper">
        {busy ? <Spinner /> : <Icon of={Maximize2} size="tiny" weight="bold" />}
      </span>
    </button>
  );
}
