import { documentPath } from "#contract/http/document-path.ts";

/** Screens whose documents are the same for everyone and whose URLs contain no secret. */
const STORED_PATHS =
  /^\/(outfit(\/[^/]+)?|trending|saved|board\/[^/]+|stylist\/[^/]+|about-us|privacy|terms)?$/;
/** Filters of listings that are stored; searches would push other documents out of the cache. */
const STORED_FILTERS: ReadonlySet<string> = new Set(["category", "section"]);

export const isStoredScreen = (url: URL): boolean => STORED_PATHS.test(url.pathname);

export function isStoredDocument(url: URL): boolean {
  const { searchParams } = new URL(documentPath(url), url);
  return isStoredScreen(url) && [...searchParams.keys()].every((name) => STORED_FILTERS.has(name));
}
