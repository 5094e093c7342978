import { useState } from "react";
import { outfitName } from "#app/entities/outfit/messages.ts";
import * as messages from "#app/features/boards/board/cart-summary-messages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BoardInCart, BoardOutfit } from "#contract/boards/boards.ts";

const PARTS = ["added", "alreadyInCart", "unavailable", "withoutRoom"] as const;
const PICTURES_MAX = 6;

interface CartSummaryProps {
  open: boolean;
  onClose: () => void;
  /** Undefined while the dialog closes, which still shows the last one. */
  result: BoardInCart | undefined;
  outfits: readonly BoardOutfit[];
}

/** The outcome for each look of a board that was put into the cart. Load it lazily. */
export function CartSummary({ open, onClose, result, outfits }: CartSummaryProps) {
  const [shown, setShown] = useState(result);
  if (result && result !== shown) setShown(result);
  return (
    <Dialog open={open} onOpenChange={onClose} title={messages.title}>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {PARTS.map((part) => {
          const ids = shown?.[part] ?? [];
          if (ids.length === 0) return null;
          return (
            <div key={part} className="py-4">
              <dt className="font-medium text-small">{messages.counts[part](ids.length)}</dt>
              <dd>
                <Pictures outfits={outfits.filter(({ _id }) => ids.includes(_id))} />
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {messages.keepLooking}
        </Button>
        <ButtonLink to="/cart">{messages.goToCart}</ButtonLink>
      </div>
    </Dialog>
  );
}

function Pictures({ outfits }: { outfits: readonly BoardOutfit[] }) {
  return (
    <ul className="mt-3 flex gap-2">
      {outfits.slice(0, PICTURES_MAX).map((outfit) => (
        <li key={outfit._id} className="w-14">
          {outfit.image && <Picture picture={outfit} alt={outfitName(outfit)} sizes="3.5rem" />}
        </li>
      ))}
      {outfits.length > PICTURES_MAX && (
        <li className="self-center pl-1 text-ink-soft text-small">
          {messages.furtherPictures(outfits.length - PICTURES_MAX)}
        </li>
      )}
    </ul>
  );
}
