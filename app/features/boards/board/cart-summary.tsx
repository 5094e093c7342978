import { useState } from "react";
import { formatCount } from "#app/lib/format-count.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BoardInCart, BoardOutfit } from "#contract/boards/boards.ts";

const PARTS = [
  { key: "added", text: (count: string) => `${count} added to your cart` },
  { key: "alreadyInCart", text: (count: string) => `${count} already in it, as many as before` },
  { key: "unavailable", text: (count: string) => `${count} no longer available` },
  { key: "withoutRoom", text: (count: string) => `${count} left out: your cart is full` },
] as const;
const PICTURES_MAX = 6;

interface CartSummaryProps {
  open: boolean;
  onClose: () => void;
  /** Kept by the dialog while it closes. */
  result: BoardInCart | undefined;
  outfits: readonly BoardOutfit[];
}

/** What became of each look of a board that was put into the cart. Load it lazily. */
export function CartSummary({ open, onClose, result, outfits }: CartSummaryProps) {
  const [shown, setShown] = useState(result);
  if (result && result !== shown) setShown(result);
  return (
    <Dialog open={open} onOpenChange={onClose} title="Your board and your cart">
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {PARTS.map(({ key, text }) => {
          const ids = shown?.[key] ?? [];
          if (ids.length === 0) return null;
          return (
            <div key={key} className="py-4">
              <dt className="font-medium text-small">{text(formatCount(ids.length, "look", "looks"))}</dt>
              <dd>
                <Pictures outfits={outfits.filter(({ _id }) => ids.includes(_id))} />
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Keep Looking
        </Button>
        <ButtonLink to="/cart">Go to Cart</ButtonLink>
      </div>
    </Dialog>
  );
}

function Pictures({ outfits }: { outfits: readonly BoardOutfit[] }) {
  return (
    <ul className="mt-3 flex gap-2">
      {outfits.slice(0, PICTURES_MAX).map((outfit) => (
        <li key={outfit._id} className="w-14">
          {outfit.image && (
            <Picture picture={outfit} alt={`${outfit.category}, ${outfit.section}`} sizes="3.5rem" />
          )}
        </li>
      ))}
      {outfits.length > PICTURES_MAX && (
        <li className="self-center pl-1 text-ink-soft text-small">
          {`and ${outfits.length - PICTURES_MAX} more`}
        </li>
      )}
    </ul>
  );
}
