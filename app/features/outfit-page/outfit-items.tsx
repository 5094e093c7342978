import { LockKeyhole } from "lucide";
import { useState } from "react";
import { countOpen } from "#app/entities/outfit/count-open.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import { BySession } from "#app/entities/session/by-session.tsx";
import { ItemRow } from "#app/features/outfit-page/items/item-row.tsx";
import type { PicturedOutfit } from "#app/features/outfit-page/items/item-thumbnail.tsx";
import * as messages from "#app/features/outfit-page/messages.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { LOCKED_PREVIEW_ITEMS } from "#contract/limits.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

const ReportDialog = lazyPart(
  async () => (await import("#app/features/outfit-page/items/report-dialog.tsx")).ReportDialog,
  { when: "open" },
);

interface OutfitItemsProps {
  outfit: PicturedOutfit & Pick<Outfit, "items" | "numberOfItems">;
}

/**
 * The items of the outfit: with their links if the response has links, else a locked preview for visitors.
 */
export function OutfitItems({ outfit }: OutfitItemsProps) {
  const unlocked = outfit.items.some((item) => item.itemLink !== undefined);
  return (
    <section aria-labelledby="items-title">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="items-title" className="font-display text-display-s">
          {messages.items}
        </h2>
        <p className="text-ink-soft text-small">{messages.itemCount(outfit.numberOfItems)}</p>
      </header>
      {unlocked ? (
        <ItemList outfit={outfit} total={outfit.items.length} />
      ) : (
        <BySession
          member={() => <ItemList outfit={outfit} total={outfit.numberOfItems} />}
          visitor={<LockedItems outfit={outfit} />}
        />
      )}
    </section>
  );
}

interface ItemListProps extends OutfitItemsProps {
  /** How many items the outfit has: a visitor's response has the first few. */
  total: number;
}

/** The items of an outfit with their shop links, or the room for both until the response has them. */
function ItemList({ outfit, total }: ItemListProps) {
  const { items } = outfit;
  const linked = items.filter(({ itemLink }) => itemLink !== undefined);
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <ol className="mt-6 border-line border-b">
        {items.map((item, index) => (
          <ItemRow key={item.itemId} outfit={outfit} item={item} position={index + 1}>
            {item.itemLink === undefined ? (
              <span aria-hidden="true" className="-my-2 min-h-11" />
            ) : (
              <SponsoredLink
                href={item.itemLink}
                what={item.itemName}
                onFollow={() => countOpen(item.itemId)}
                className="-my-2"
              />
            )}
          </ItemRow>
        ))}
        {Array.from({ length: total - items.length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
          <li key={index} className="border-line border-t py-4">
            <Skeleton className="h-14" />
          </li>
        ))}
      </ol>
      {items.some(({ earnsCommission }) => earnsCommission) && (
        <p className="mt-3 text-caption text-ink-soft">{messages.commission}</p>
      )}
      {linked.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-2 text-caption text-ink-soft">
          <span>{messages.reportQuestion}</span>
          <button
            type="button"
            onClick={() => setReporting(true)}
            className="touch-target min-h-6 underline underline-offset-2 hover:text-accent"
          >
            {messages.reportProblem}
          </button>
        </p>
      )}
      <ReportDialog open={isReporting} items={linked} onClose={() => setReporting(false)} />
    </>
  );
}

function LockedItems({ outfit }: OutfitItemsProps) {
  const { items, numberOfItems } = outfit;
  const preview = items.slice(0, LOCKED_PREVIEW_ITEMS);
  const hidden = numberOfItems - preview.length;
  return (
    <>
      <div className="mt-6 grid gap-x-8 gap-y-5 bg-paper-deep p-6 sm:p-8">
        <div className="flex items-start gap-4">
          <Icon of={LockKeyhole} size="large" weight="light" tone="accent" className="mt-0.5 shrink-0" />
          <div>
            <h3 className="font-display text-title">{messages.lockedTitle}</h3>
            <p className="mt-2 text-ink-soft text-small">{messages.lockedText}</p>
          </div>
        </div>
        <div className="grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2">
          <ButtonLink to="/sign-in" wide>
            {messages.signIn}
          </ButtonLink>
          <ButtonLink to="/sign-up" variant="secondary" wide>
            {messages.createAccount}
          </ButtonLink>
        </div>
      </div>
      <ol className="mt-2">
        {preview.map((item, index) => (
          <ItemRow key={item.itemId} outfit={outfit} item={item} position={index + 1}>
            <span className="inline-flex items-center gap-1.5 text-caption text-ink-soft">
              <Icon of={LockKeyhole} size="tiny" />
              {messages.locked}
            </span>
          </ItemRow>
        ))}
      </ol>
      {hidden > 0 && (
        <p className="border-line border-y py-5 text-center font-display text-lead italic">
          {messages.moreItems(hidden)}
        </p>
      )}
    </>
  );
}
