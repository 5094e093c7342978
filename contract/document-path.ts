import { listingPath, parseFilters } from "./outfit-filters-url.ts";

/** Paths that only redirect, with all their parameters. */
const REDIRECTED_PATHS: ReadonlySet<string> = new Set(["/outfits"]);

/** No document has a longer path: they share the document that says so. */
const PATH_LENGTH_MAX = 1_024;
const UNKNOWN_PATH = "/not-found";

/**
 * The path by which a document is rendered and cached: only parameters and values that it depends on, in a fixed order. Others, such as
 * tracking parameters, share one document.
 */
export function documentPath({ pathname, search, searchParams }: URL): string {
  if (REDIRECTED_PATHS.has(pathname)) return `${pathname}${search}`;
  if (pathname.length > PATH_LENGTH_MAX) return UNKNOWN_PATH;
  return pathname === "/outfit" ? listingPath(parseFilters(searchParams)) : pathname;
}
