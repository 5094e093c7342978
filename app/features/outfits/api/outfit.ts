import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";
import type { Outfit } from "#contract/outfit.ts";

/** One outfit whole, as its caller may see it: a visitor's has no links. Asked from a browser, it counts a view. */
export function outfitQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["outfits", "detail", id],
    meta: { personal: true },
    queryFn: ({ signal }) => api<Outfit>({ path: `/outfit/${encodeURIComponent(id)}`, signal }),
  });
}
