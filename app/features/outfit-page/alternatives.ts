import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import type { LinkReport } from "#contract/links/links.ts";
import type { Alternatives } from "#contract/outfit/outfit.ts";

/** Items of other outfits to buy in place of an item; with links for signed-in people. */
export function alternativesQuery(itemId: string, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ["alternatives", itemId, isSignedIn],
    meta: { personal: true, failureMessage: "Fetching alternatives failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) =>
      browserApi<Alternatives>({ path: `/outfit/item/${itemId}/alternatives`, signal }),
  });
}

/** Reports a problem with an item. */
export function reportItem(itemId: string, body: LinkReport): Promise<void> {
  return browserApi({ method: "POST", path: `/outfit/item/${itemId}/report`, body });
}
