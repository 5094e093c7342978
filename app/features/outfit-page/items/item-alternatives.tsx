import { useQuery } from "@tanstack/react-query";
import { countOpen } from "#app/entities/outfit/count-open.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { alternativesQuery } from "#app/features/outfit-page/alternatives.ts";
import { Link } from "#app/ui/link.tsx";
import { Price } from "#app/ui/price.tsx";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

/** Items to buy in place of one that is sold out or gone, each with the outfit it is from. */
export function ItemAlternatives({ item }: { item: OutfitItem }) {
  const isSignedIn = useCurrentUser() !== null;
  const { data } = useQuery(alternativesQuery(item.itemId, isSignedIn));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={`Instead of ${item.itemName}`} className="mt-3 border-accent border-l-2 pl-4">
      <p className="font-medium text-small">You could wear instead</p>
      <ul className="mt-1 grid gap-2">
        {data.items.map(({ item: other, outfitId }) => (
          <li key={other.itemId} className="flex flex-wrap items-baseline gap-x-3 text-small">
            <Link to={`/outfit/${outfitId}`} className="link-line inline-flex min-h-6 items-center">
              {other.itemName}
            </Link>
            <span className="text-caption text-ink-soft">{other.sourceName}</span>
            <Price rupees={other.itemPrice} />
            {other.itemLink && (
              <SponsoredLink
                href={other.itemLink}
                what={other.itemName}
                onFollow={() => countOpen(other.itemId)}
                className="-my-2"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
