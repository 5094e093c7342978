import { queryOptions, useQuery } from "@tanstack/react-query";
import { countOpen } from "#app/entities/outfit/count-open.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import * as messages from "#app/features/outfit-page/items/alternatives-messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Alternatives, OutfitItem } from "#contract/outfit/outfit.ts";

/** For an item that is sold out or gone. */
export function ItemAlternatives({ item }: { item: OutfitItem }) {
  const isSignedIn = useCurrentUser() !== null;
  const { data } = useQuery(alternativesQuery(item.itemId, isSignedIn));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={messages.insteadOf(item.itemName)} className="mt-3 border-accent border-l-2 pl-4">
      <p className="font-medium text-small">{messages.heading}</p>
      <ul className="mt-1 grid gap-2">
        {data.items.map(({ item: other, outfitId }) => (
          <li key={other.itemId} className="flex flex-wrap items-baseline gap-x-3 text-small">
            <TextLink look="inline" to={`/outfit/${outfitId}`} className="inline-flex min-h-6 items-center">
              {other.itemName}
            </TextLink>
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

/** The response has links for signed-in users only. */
function alternativesQuery(itemId: string, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ["alternatives", itemId, isSignedIn],
    meta: { personal: true, failureMessage: "Fetching alternatives failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) =>
      browserApi<Alternatives>({ path: `/outfit/item/${itemId}/alternatives`, signal }),
  });
}
