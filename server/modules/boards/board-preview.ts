import { createHash } from "node:crypto";
import type { CoverRecord } from "./board-repository.ts";

/** A new number for a new drawing, because clients cache the picture by its path. */
const DRAWING = 1;

/** The path depends on the covers, so that changed covers are fetched; undefined without any. */
export function previewPath(boardId: string, covers: readonly CoverRecord[]): string | undefined {
  if (covers.length === 0) return undefined;
  const pictures = JSON.stringify([DRAWING, ...covers.map(({ mediaId }) => mediaId)]);
  const digest = createHash("sha256").update(pictures).digest("hex").slice(0, 32);
  return `/media/board/${boardId}/${digest}.jpg`;
}
