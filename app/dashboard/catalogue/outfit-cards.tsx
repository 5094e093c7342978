import { type OutfitActions, RowActions, StatusBadge } from "#app/dashboard/catalogue/row-parts.tsx";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import type { RowSelection } from "#app/dashboard/catalogue/use-selection.ts";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Price } from "#app/ui/price.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { RATING_MAX } from "#contract/limits.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { groupDigits } from "#contract/values/money.ts";

interface OutfitCardsProps extends OutfitActions, RowSelection {
  outfits: readonly AdminOutfitRow[];
}

export function OutfitCards({ outfits, selection, onSelect, ...actions }: OutfitCardsProps) {
  const { timeZone } = useSettings();
  return (
    <ul aria-label="Outfits" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {outfits.map((outfit) => (
        <li key={outfit._id} className="flex flex-col border border-line bg-paper-raised">
          <div className="flex flex-1 gap-4 p-4">
            <RowPicture
              outfit={outfit}
              sizes="96px"
              className="aspect-3/4 w-[min(6rem,25vw)] shrink-0 self-start"
            />
            <div className="relative grid min-w-0 flex-1 content-start gap-2.5">
              <Checkbox
                label={`Select ${outfitName(outfit)}`}
                checked={selection.has(outfit._id)}
                onChange={(event) => onSelect([outfit], event.target.checked)}
                className="absolute -top-3 -right-3"
              />
              <div>
                <h2 className="pr-9 font-display text-title">{outfit.category}</h2>
                <OutfitSubtitle className="mt-0.5 mb-1">{outfit.subtitle}</OutfitSubtitle>
                <p className="text-ink-soft text-small">
                  {`${outfit.section} · ${formatCount(outfit.numberOfItems, "item", "items")}`}
                </p>
              </div>
              <div className="flex flex-wrap gap-1.5">
                <StatusBadge outfit={outfit} />
                <TypeBadge type={outfit.type} showNormal size="small" />
              </div>
              <Price rupees={outfit.totalPrice} />
            </div>
          </div>
          <dl className="grid grid-cols-3 max-3xs:grid-cols-1 border-line border-y text-small tabular-nums [&>div]:px-4 [&>div]:py-2.5 [&_dt]:text-caption [&_dt]:text-ink-soft">
            <div>
              <dt>Rating</dt>
              <dd>{`${outfit.rateLook}/${RATING_MAX}`}</dd>
            </div>
            <div>
              <dt>Likes</dt>
              <dd>{groupDigits(outfit.numberOfLikes)}</dd>
            </div>
            <div>
              <dt>Views</dt>
              <dd>{groupDigits(outfit.numberOfClicks)}</dd>
            </div>
          </dl>
          <div className="flex items-center justify-between gap-x-1 py-1 pr-1 pl-4 max-xs:flex-wrap max-xs:pt-3">
            <p className="text-caption text-ink-soft max-xs:w-full">
              {formatDateTime(outfit.createdAt, timeZone)}
            </p>
            <RowActions outfit={outfit} {...actions} className="flex max-xs:-ml-3 max-3xs:flex-wrap" />
          </div>
        </li>
      ))}
    </ul>
  );
}
