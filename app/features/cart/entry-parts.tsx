import { Trash2 } from "lucide";
import { outfitTitle } from "#app/entities/outfit/messages.ts";
import { TypeBadge } from "#app/entities/outfit/type-badge.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { lineTotal } from "#app/features/cart/cart-change.ts";
import * as messages from "#app/features/cart/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import type { CartEntry } from "#contract/cart/cart.ts";
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from "#contract/limits.ts";
import { SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { formatDateTime } from "#contract/values/dates.ts";

export interface CartEntryProps {
  entry: CartEntry;
  /** A change of the entry is pending. */
  busy: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

interface EntryPictureProps {
  entry: CartEntry;
  sizes: string;
  className: string;
}

/**
 * The picture, with the same link as the title beside it; hidden from assistive technology to avoid
 * a duplicate link.
 */
export function EntryPicture({ entry, sizes, className }: EntryPictureProps) {
  const picture = entry.outfitImage ? (
    <Picture
      picture={{
        image: entry.outfitImage,
        imageWidth: entry.outfitImageWidth,
        imageHeight: entry.outfitImageHeight,
        imagePlaceholder: entry.outfitImagePlaceholder,
      }}
      alt=""
      sizes={sizes}
      className={classNames("aspect-3/4", !entry.isAvailable && "opacity-45 grayscale")}
    />
  ) : (
    <div className="aspect-3/4 bg-paper-deep" />
  );
  const frame = classNames("block", className);
  if (!entry.isAvailable) return <div className={frame}>{picture}</div>;
  return (
    <Link to={entry.outfitUrl} tabIndex={-1} aria-hidden="true" className={frame}>
      {picture}
    </Link>
  );
}

export function EntryTitle({ entry }: { entry: CartEntry }) {
  const [category, outfit] = outfitTitle(entry.outfitCategory);
  const title = (
    <>
      <span>{category}</span>
      <em>{outfit}</em>
    </>
  );
  if (!entry.isAvailable) return <span className="text-ink-soft">{title}</span>;
  return (
    <Link to={entry.outfitUrl} className="transition-colors hover:text-accent">
      {title}
    </Link>
  );
}

export function EntryFacts({ entry }: { entry: CartEntry }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 whitespace-nowrap text-eyebrow text-ink-soft">
      <span className="font-semibold uppercase">{SECTION_LABELS[entry.outfitSection]}</span>
      <span className="text-caption tracking-normal">{messages.itemCount(entry.numberOfItems)}</span>
      <TypeBadge type={entry.outfitType} size="small" />
    </p>
  );
}

export function AddedDate({ entry }: { entry: CartEntry }) {
  const { timeZone } = useSettings();
  return (
    <p className="text-caption text-ink-soft">
      {messages.added}
      <time dateTime={entry.addedAt}>{formatDateTime(entry.addedAt, timeZone)}</time>
    </p>
  );
}

export function QuantityStepper({ entry, busy, onQuantity }: CartEntryProps) {
  return (
    <Stepper
      what={messages.quantityOf(entry)}
      value={entry.quantity}
      min={CART_QUANTITY_MIN}
      max={CART_QUANTITY_MAX}
      onChange={onQuantity}
      busy={busy}
      fixed={!entry.isAvailable}
    />
  );
}

/** Nothing for an outfit that cannot be bought. */
export function LineTotal({ entry }: { entry: CartEntry }) {
  if (entry.isAvailable) {
    return <Price rupees={lineTotal(entry.totalOutfitPrice, entry.quantity)} size="lead" />;
  }
  return (
    <span className="text-ink-soft text-lead">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{messages.notCounted}</span>
    </span>
  );
}

export function RemoveButton({ entry, busy, onRemove }: CartEntryProps) {
  const [label, rest] = messages.remove(entry);
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onRemove}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-ink-soft text-small transition-colors not-aria-disabled:hover:text-danger aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      <Icon of={Trash2} size="small" />
      <span>{label}</span>
      <span className="sr-only">{rest}</span>
    </button>
  );
}
