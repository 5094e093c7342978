import { createHash } from "node:crypto";
import type { CoverRecord } from "./board-repository.ts";

/** Changes with the drawing of the picture, which clients cache by its path. */
const DRAWING = 1;

/** The path of the link preview's picture: another one when the board shows other pictures first. Undefined without any. */
export function previewPath(boardId: string, covers: readonly CoverRecord[]): string | undefined {
  if (covers.length === 0) return undefined;
  const pictures = JSON.stringify([DRAWING, ...covers.map(({ mediaId }) => mediaId)]);
  const digest = createHash("sha256").update(pictures).digest("hex").slice(0, 32);
  return `/media/board/${boardId}/${digest}.jpg`;
}
