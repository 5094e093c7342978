import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { RowButtons, useRowChanges } from "#app/editor/frame/editable-rows.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { formatRupees } from "#contract/values/money.ts";

interface PickedOutfitsProps {
  title: string;
  picks: readonly OutfitSummary[];
  max: number;
  /** Ids of outfits that are no longer public. */
  goneIds: ReadonlySet<string>;
  /** The most that a look may cost, in rupees, for whom they are picked. */
  budget?: number | null;
  onChange: (picks: readonly OutfitSummary[]) => void;
  onEmpty: () => void;
}

export function PickedOutfits({
  title,
  picks,
  max,
  goneIds,
  budget = null,
  onChange,
  onEmpty,
}: PickedOutfitsProps) {
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
        <span>{title}</span>
        <span className="font-sans text-caption text-ink-soft tabular-nums">
          {`${picks.length}/${max} outfits`}
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
      {picks.length > 0 && budget !== null && <BudgetLine picks={picks} budget={budget} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

/** Each outfit is a whole look with a price of its own, so each is compared with the budget. */
function BudgetLine({ picks, budget }: { picks: readonly OutfitSummary[]; budget: number }) {
  const above = picks.filter(({ totalPrice }) => totalPrice > budget).length;
  return (
    <p className={classNames("text-caption", above > 0 ? "text-danger" : "text-ink-soft")}>
      {above > 0
        ? `${formatCount(above, "outfit is", "outfits are")} above the budget of ${formatRupees(budget)}`
        : `Within the budget of ${formatRupees(budget)}`}
    </p>
  );
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const others = rows.filter((_row, at) => at !== from);
  others.splice(to, 0, ...rows.slice(from, from + 1));
  return others;
}
