import { CATEGORY_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { Category } from "#contract/outfit/outfit-vocabulary.ts";

/** Texts needed before the viewer's code is loaded; the others are in viewer-messages.ts. */

export const viewerFailed = "The picture viewer could not be loaded. Please try again.";
export const close = "Close";
export function viewerTitle(category: Category): string {
  return `${CATEGORY_LABELS[category]} Outfit`;
}
