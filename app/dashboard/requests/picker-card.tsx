import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Price } from "#app/ui/price.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";

interface PickerCardProps {
  outfit: AdminOutfitRow;
  /** Position among the picked outfits, from 1; 0 if it is not picked. */
  place: number;
  /** No more outfits can be picked: the card stays focusable and tells why when pressed. */
  disabled: boolean;
  onPick: () => void;
}

/** An outfit that can be picked and unpicked. */
export function PickerCard({ outfit, place, disabled, onPick }: PickerCardProps) {
  const isPicked = place > 0;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-disabled={disabled || undefined}
      onClick={onPick}
      className="group grid w-full gap-2 text-left aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      <span
        className={classNames(
          "relative block border-2 transition-colors",
          isPicked ? "border-accent" : "border-transparent group-hover:border-line-strong",
        )}
      >
        <RowPicture
          outfit={outfit}
          sizes="(min-width: 64rem) 140px, (min-width: 40rem) 25vw, 144px"
          className="aspect-[3/4]"
        />
        {isPicked && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 grid size-7 place-items-center rounded-pill bg-accent font-medium text-caption text-white tabular-nums"
          >
            {place}
          </span>
        )}
      </span>
      <span className="grid gap-0.5 text-small">
        <span className="font-medium leading-snug">{`${outfit.category}, ${outfit.section}`}</span>
        <Price rupees={outfit.totalPrice} />
        {outfit.description && (
          <span className="line-clamp-2 text-caption text-ink-soft">{outfit.description}</span>
        )}
      </span>
    </button>
  );
}
