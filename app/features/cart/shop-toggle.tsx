import ChevronDown from "lucide-react/icons/chevron-down";
import { entryName } from "#app/features/cart/entry-name.ts";
import { useOpenedItems } from "#app/features/cart/opened-items.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { CartEntry } from "#contract/cart/cart.ts";

interface ShopToggleProps {
  entry: CartEntry;
  open: boolean;
  onToggle: () => void;
  /** The id of the element that it opens. */
  itemsId: string;
}

/** Shows the item links of an outfit and how many have been opened; for an unavailable outfit only a note. */
export function ShopToggle({ entry, open, onToggle, itemsId }: ShopToggleProps) {
  const [opened] = useOpenedItems(entry.outfitId);
  if (!entry.isAvailable) {
    return (
      <Badge tone="ink" className="self-center">
        No longer available
      </Badge>
    );
  }
  const count = Math.min(opened.length, entry.numberOfItems);
  return (
    <div className="grid justify-items-end">
      <Button
        variant="secondary"
        size="small"
        aria-expanded={open}
        aria-controls={open ? itemsId : undefined}
        onClick={onToggle}
        className="whitespace-nowrap"
      >
        Shop the items
        <span className="sr-only">{` of ${entryName(entry)}`}</span>
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4 transition-transform duration-calm", open && "rotate-180")}
        />
      </Button>
      {count > 0 && (
        <p className="mt-1.5 text-caption text-emerald tabular-nums">
          {`${count} of ${entry.numberOfItems} opened`}
        </p>
      )}
    </div>
  );
}
