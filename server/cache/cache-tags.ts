/** Tags name what a response was made from; a change invalidates all responses with the tags of what it changed. */

/** Any list of outfits, trending too: invalidated when an outfit is created, deleted, shown, hidden or edited. */
export const LIST_TAG = "list";

/** One outfit, and every response that shows it. */
export function outfitTag(outfitId: string): string {
  return `outfit:${outfitId}`;
}
