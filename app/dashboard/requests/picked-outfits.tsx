import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { RowButtons, useRowChanges } from "#app/dashboard/frame/editable-rows.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { OUTFITS_PER_BESPOKE_REPLY } from "#contract/limits.ts";

interface PickedOutfitsProps {
  picks: readonly AdminOutfitRow[];
  /** Ids of outfits that are no longer public. */
  goneIds: ReadonlySet<string>;
  onChange: (picks: readonly AdminOutfitRow[]) => void;
  onEmpty: () => void;
}

export function PickedOutfits({ picks, goneIds, onChange, onEmpty }: PickedOutfitsProps) {
  const { container, announcement, moveRow, removeRow } = useRowChanges({
    what: "Outfit",
    count: picks.length,
    move: (from, to) => onChange(moved(picks, from, to)),
    remove: (index) => onChange(picks.filter((_pick, at) => at !== index)),
    onEmpty,
  });
  return (
    <section ref={container} aria-labelledby="picked-heading" className="grid content-start gap-3">
      <h3 id="picked-heading" className="flex items-baseline justify-between gap-4 font-display text-title">
        The look
        <span className="font-sans text-caption text-ink-soft tabular-nums">
          {`${picks.length}/${OUTFITS_PER_BESPOKE_REPLY} outfits`}
        </span>
      </h3>
      {picks.length === 0 ? (
        <p className="border border-line-strong border-dashed px-4 py-7 text-center text-ink-soft text-small">
          Nothing picked yet
        </p>
      ) : (
        <ol aria-label="Picked outfits" className="border-line border-t">
          {picks.map((outfit, index) => {
            const isGone = goneIds.has(outfit._id);
            return (
              <li
                key={outfit._id}
                className={classNames(
                  "flex items-center gap-3 border-line border-b py-2",
                  isGone && "bg-danger-tint text-danger",
                )}
              >
                <RowPicture outfit={outfit} sizes="48px" className="aspect-3/4 w-12 shrink-0" />
                <div className="grid min-w-0 flex-1 text-small">
                  <p className="truncate font-medium">{`${outfit.category}, ${outfit.section}`}</p>
                  {isGone ? <p>Not in the shop any more</p> : <Price rupees={outfit.totalPrice} />}
                </div>
                <div className="flex shrink-0">
                  <RowButtons
                    what="outfit"
                    index={index}
                    isLast={index === picks.length - 1}
                    onMove={(to) => moveRow(index, to)}
                    onRemove={() => removeRow(index)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const others = rows.filter((_row, at) => at !== from);
  others.splice(to, 0, ...rows.slice(from, from + 1));
  return others;
}
