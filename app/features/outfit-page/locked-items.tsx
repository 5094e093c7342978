import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { ItemRow } from "#app/features/outfit-page/item-row.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LOCKED_PREVIEW_ITEMS } from "#contract/limits.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

interface LockedItemsProps {
  items: OutfitItem[];
  /** How many items the outfit has in all. */
  total: number;
}

/** What a visitor sees of the items: the first few without links, and how to get to the rest. */
export function LockedItems({ items, total }: LockedItemsProps) {
  const preview = items.slice(0, LOCKED_PREVIEW_ITEMS);
  const hidden = total - preview.length;
  return (
    <>
      <div className="mt-6 grid gap-x-8 gap-y-5 bg-paper-deep p-6 sm:p-8">
        <div className="flex items-start gap-4">
          <Icon of={LockKeyhole} size="large" weight="light" tone="accent" className="mt-0.5 shrink-0" />
          <div>
            <h3 className="font-display text-title">Sign in to unlock item links</h3>
            <p className="mt-2 text-ink-soft text-small">
              Every piece comes with a link to the shop that sells it. An account is free.
            </p>
          </div>
        </div>
        <div className="grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2">
          <ButtonLink to="/sign-in" wide>
            Sign In
          </ButtonLink>
          <ButtonLink to="/sign-up" variant="secondary" wide>
            Create Account
          </ButtonLink>
        </div>
      </div>
      <ol className="mt-2">
        {preview.map((item, index) => (
          <ItemRow key={item.itemId} item={item} position={index + 1}>
            <span className="inline-flex items-center gap-1.5 text-caption text-ink-soft">
              <Icon of={LockKeyhole} size="tiny" />
              Locked
            </span>
          </ItemRow>
        ))}
      </ol>
      {hidden > 0 && (
        <p className="border-line border-y py-5 text-center font-display text-lead italic">
          {`+${hidden} more items available after sign in`}
        </p>
      )}
    </>
  );
}
