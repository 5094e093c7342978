/** Names of what an answer or document was made from; a change drops everything made from what it touched. */

/** Any list of outfits, trending ones included: touched when an outfit comes, goes, is shown or hidden, or is edited. */
export const LIST_TAG = "list";

/** One outfit and everything that shows it. */
export function outfitTag(outfitId: string): string {
  return `outfit:${outfitId}`;
}
