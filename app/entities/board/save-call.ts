import { browserApi } from "#app/lib/api-client.ts";
import type { SaveResult } from "#contract/boards/boards.ts";

/** Puts an outfit on a board. In a file of its own, because it alone is part of the first load. */
export function saveOutfit(boardId: string, outfitId: string): Promise<SaveResult> {
  return browserApi({ method: "PUT", path: outfitPath(boardId, outfitId) });
}

/** Path of an outfit on a board. */
export function outfitPath(boardId: string, outfitId: string): string {
  return `/board/${encodeURIComponent(boardId)}/outfit/${encodeURIComponent(outfitId)}`;
}
