import { browserApi } from "#app/lib/api-client.ts";
import type { SaveResult } from "#contract/boards/boards.ts";

/** In a file of its own: the other calls of boards are not part of the first load. */
export function saveOutfit(boardId: string, outfitId: string): Promise<SaveResult> {
  return browserApi({ method: "PUT", path: outfitPath(boardId, outfitId) });
}

export function outfitPath(boardId: string, outfitId: string): string {
  return `/board/${encodeURIComponent(boardId)}/outfit/${encodeURIComponent(outfitId)}`;
}
