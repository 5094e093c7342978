import { DEFAULT_FILTERS } from "#contract/outfit-filters.ts";

const LISTING_PARAMETERS = Object.keys(DEFAULT_FILTERS);

/** The query parameters that a document depends on, by path; others, such as tracking parameters, share one document. */
const PARAMETERS_BY_PATH: Record<string, readonly string[]> = {
  "/outfit": LISTING_PARAMETERS,
};
/** Paths that only redirect, with all their parameters. */
const REDIRECTED_PATHS: ReadonlySet<string> = new Set(["/outfits"]);

/** The path by which a document is rendered and cached, with the parameters it depends on, in a fixed order. */
export function documentPath(url: URL): string {
  if (REDIRECTED_PATHS.has(url.pathname)) return `${url.pathname}${url.search}`;
  const parameters = new URLSearchParams();
  for (const name of PARAMETERS_BY_PATH[url.pathname] ?? []) {
    const value = url.searchParams.get(name);
    if (value) parameters.set(name, value);
  }
  return parameters.size === 0 ? url.pathname : `${url.pathname}?${parameters}`;
}
