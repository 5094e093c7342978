import { useId, useState } from "react";
import * as messages from "#app/features/cart/messages.ts";
import { useCountOpened } from "#app/features/cart/opened-items.ts";
import { ShopItems, ShopToggle } from "#app/features/cart/shop-items.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { CartEntry } from "#contract/cart/cart.ts";

interface ShopAllDialogProps {
  open: boolean;
  /** What can be bought. */
  entries: readonly CartEntry[];
  onClose: () => void;
}

/** The items of the whole cart, outfit by outfit, with those marked whose shop has been opened. */
export function ShopAllDialog({ open, entries, onClose }: ShopAllDialogProps) {
  const countOpened = useCountOpened();
  const openedOf = ({ outfitId, numberOfItems }: CartEntry) => Math.min(countOpened(outfitId), numberOfItems);
  const sum = (value: (entry: CartEntry) => number) =>
    entries.reduce((total, entry) => total + value(entry), 0);
  const opened = sum(openedOf);
  // The list begins where the person has left off.
  const [startId] = useState(
    () => entries.find((entry) => openedOf(entry) < entry.numberOfItems)?.cartOutfitId,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={messages.shopAll}
      description={messages.whatCartIs}
      shape="wide"
    >
      <p role="status" className="mt-4 font-medium text-emerald text-small tabular-nums">
        {messages.openedCount(
          opened,
          sum(({ numberOfItems }) => numberOfItems),
        )}
      </p>
      <ol className="mt-4 divide-y divide-line border-line border-y">
        {entries.map((entry) => (
          <Look key={entry.cartOutfitId} entry={entry} startsOpen={entry.cartOutfitId === startId} />
        ))}
      </ol>
    </Dialog>
  );
}

interface LookProps {
  entry: CartEntry;
  startsOpen: boolean;
}

function Look({ entry, startsOpen }: LookProps) {
  const [open, setOpen] = useState(startsOpen);
  const itemsId = useId();
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-4">
        <h3 className="pt-1.5 font-display text-subtitle">{messages.entryName(entry)}</h3>
        <ShopToggle entry={entry} open={open} onToggle={() => setOpen(!open)} itemsId={itemsId} />
      </div>
      {open && (
        <div id={itemsId}>
          <ShopItems entry={entry} />
        </div>
      )}
    </li>
  );
}
