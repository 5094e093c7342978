import { documentPath } from "#contract/http/document-path.ts";

/** Screens whose documents are the same for everyone and whose addresses hold no secret. */
const STORED_PATHS = /^\/(outfit(\/[^/]+)?|trending|saved|board\/[^/]+|about-us|privacy|terms)?$/;
/** Of listings, those of an occasion, an audience or both: searches would push other documents out. */
const STORED_FILTERS: ReadonlySet<string> = new Set(["category", "section"]);

/** Whether a screen is one of those whose documents and pictures may be stored. */
export const isStoredScreen = (url: URL): boolean => STORED_PATHS.test(url.pathname);

/** Whether the document of an address is stored. */
export function isStoredDocument(url: URL): boolean {
  const { searchParams } = new URL(documentPath(url), url);
  return isStoredScreen(url) && [...searchParams.keys()].every((name) => STORED_FILTERS.has(name));
}
