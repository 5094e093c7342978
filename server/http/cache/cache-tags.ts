/**
 * Tags name what a response was made from; a change invalidates all responses with the tags of
 * what it changed.
 */

/**
 * Any list of outfits, trending too: invalidated when an outfit is created, deleted, shown, hidden or edited.
 */
export const LIST_TAG = "list";

/** The settings that administrators change, which every document shows. */
export const SETTINGS_TAG = "settings";

const COUNTERS_PREFIX = "counters:";

/** The comments and replies of one outfit, which only responses about this outfit show. */
export function contributionsTag(outfitId: string): string {
  return `contributions:${outfitId}`;
}

/** One outfit, and every response that shows it. */
export function outfitTag(outfitId: string): string {
  return `outfit:${outfitId}`;
}

/**
 * The counters of one outfit: views, reactions, comments. They can change often, so a response with this tag
 * stays fresh for a second after it was created.
 */
export function countersTag(outfitId: string): string {
  return `${COUNTERS_PREFIX}${outfitId}`;
}

export function isCountersTag(tag: string): boolean {
  return tag.startsWith(COUNTERS_PREFIX);
}

/** A board: its name, its outfits and their order. */
export function boardTag(boardId: string): string {
  return `board:${boardId}`;
}

/** What a stylist's page says of the person: their name and what they say about themselves. */
export function stylistTag(userId: string): string {
  return `stylist:${userId}`;
}

/** The tags of a response that shows outfits with their counters. */
export function tagsOfOutfits(outfits: readonly { id: string }[]): string[] {
  return outfits.flatMap(({ id }) => [outfitTag(id), countersTag(id)]);
}
