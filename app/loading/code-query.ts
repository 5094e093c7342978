import { queryOptions } from "@tanstack/react-query";
import { loadCode } from "#app/loading/load-code.ts";

/**
 * The code of a part that a screen shows without a press, as a query: fetched again when the network is back.
 */
export function codeQuery<T>(name: string, load: () => Promise<T>) {
  return queryOptions({
    queryKey: ["code", name],
    queryFn: () => loadCode(load),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A service worker may have the code without a network.
    networkMode: "always",
    refetchOnReconnect: true,
  });
}
