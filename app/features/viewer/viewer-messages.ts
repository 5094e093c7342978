import { viewerTitle } from "#app/features/viewer/messages.ts";
import type { ViewedOutfit } from "#app/features/viewer/viewed-outfit.ts";
import { CATEGORY_LABELS, outfitAlt, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";

type Named = Pick<ViewedOutfit, "category" | "section">;

export const tools = "Picture tools";
export const zoomOut = "Zoom out";
export const zoomIn = "Zoom in";
export const resetZoom = "Reset zoom";
export function zoomed(percent: string): string {
  return `Zoom ${percent}`;
}
export const download = "Download picture";
export const share = "Share outfit";
export const previousLook = "Previous look";
export const nextLook = "Next look";
export const viewLook = "View look";
export function lookOf(outfit: Named, position: number, count: number): string {
  return `${viewerTitle(outfit.category)}, ${position} of ${count}`;
}
export const linkCopied = "Link copied";

export function fullSizePicture(outfit: Pick<ViewedOutfit, "category" | "section" | "subtitle">): string {
  return `${outfitAlt(outfit)}, full size`;
}
export const pictureFailed = "The picture could not be loaded";

/** Name of a downloaded picture: "women-trip-travel-outfit.jpg". */
export function pictureFileName({ category, section }: Named): string {
  const words = `${SECTION_LABELS[section]} ${CATEGORY_LABELS[category]} outfit`.toLowerCase();
  return `${words.replace(/[^a-z0-9]+/g, "-")}.jpg`;
}
