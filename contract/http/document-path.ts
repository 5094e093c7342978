import { listingPath, parseFilters } from "#contract/outfit/outfit-filters.ts";

// Documents of these two paths are shown at other addresses, which the scripts of the site would read: they
// have no scripts.

/** The page that the service worker shows when there is neither a network nor a stored document. */
export const OFFLINE_PATH = "/offline";

/** The page for addresses that cannot be decoded, such as "/%". */
export const MALFORMED_PATH = "/malformed-address";

const LISTING_PATH = "/outfit";

/** Paths that only redirect, with all their parameters. */
const REDIRECTED_PATHS: ReadonlySet<string> = new Set(["/outfits"]);

/** No document has a longer path: they share the document that says so. */
const PATH_LENGTH_MAX = 1_024;
const UNKNOWN_PATH = "/not-found";

/**
 * The path by which a document is rendered and cached: only parameters and values that it depends on, in a
 * fixed order. Others, such as tracking parameters, share one document.
 */
export function documentPath({ pathname, search, searchParams }: URL): string {
  if (REDIRECTED_PATHS.has(pathname)) return `${pathname}${search}`;
  if (pathname.length > PATH_LENGTH_MAX) return UNKNOWN_PATH;
  return pathname === LISTING_PATH ? listingPath(parseFilters(searchParams)) : pathname;
}

/**
 * The path as `documentPath` compares it, if it leads to the listing; any other path unchanged. React Router
 * matches routes in any case and after decoding.
 */
export function canonicalListingPath(pathname: string): string {
  const canonical = pathname.replace(/%[4-7][\da-f]/gi, decodeURIComponent).toLowerCase();
  return canonical === LISTING_PATH || REDIRECTED_PATHS.has(canonical) ? canonical : pathname;
}
