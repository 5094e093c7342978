import { BySession } from "#app/entities/session/by-session.tsx";
import { ItemList } from "#app/features/outfit-page/item-list.tsx";
import { LockedItems } from "#app/features/outfit-page/locked-items.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

interface OutfitItemsProps {
  outfit: Pick<Outfit, "items" | "numberOfItems">;
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
          Outfit Items
        </h2>
        <p className="text-ink-soft text-small">{formatCount(outfit.numberOfItems, "piece", "pieces")}</p>
      </header>
      {unlocked ? (
        <ItemList items={outfit.items} />
      ) : (
        <BySession
          member={() => <ItemList items={outfit.items} total={outfit.numberOfItems} />}
          visitor={<LockedItems items={outfit.items} total={outfit.numberOfItems} />}
        />
      )}
    </section>
  );
}
