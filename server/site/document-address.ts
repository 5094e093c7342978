import { DEFAULT_FILTERS } from "#contract/outfit-filters.ts";

const LISTING_PARAMETERS = Object.keys(DEFAULT_FILTERS);

/** Which query parameters a document depends on; on every other path none, so that tracking parameters share one document. */
const PARAMETERS_BY_PATH: Record<string, readonly string[]> = {
  "/outfit": LISTING_PARAMETERS,
};
/** These only redirect, and hand on whatever they were asked with (D1). */
const REDIRECTED_PATHS: ReadonlySet<string> = new Set(["/outfits"]);

/** The address under which a document is rendered and kept: its path and the parameters that matter, in a fixed order. */
export function documentAddress(url: URL): string {
  if (REDIRECTED_PATHS.has(url.pathname)) return `${url.pathname}${url.search}`;
  const kept = new URLSearchParams();
  for (const name of PARAMETERS_BY_PATH[url.pathname] ?? []) {
    const value = url.searchParams.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size === 0 ? url.pathname : `${url.pathname}?${kept}`;
}
