import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";

/**
 * Those of some outfits that are still public, in their order. The list is not empty: the call returns all
 * outfits without ids.
 */
export function publicOutfitsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["outfits", "admin by id", ...ids],
    meta: { failureMessage: "The outfits of an answer could not be loaded" },
    queryFn: ({ signal }) =>
      browserApi<OutfitList>({ path: `/outfit/getoutfits?ids=${ids.join(",")}`, signal }),
  });
}
