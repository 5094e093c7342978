import { escapeHtml } from "#contract/values/html.ts";
import { type Embedded, embedPath } from "./embed.ts";

export interface FrameSize {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Room for a picture of 3:4 in the full width, and what is told below it. */
export const FRAME_SIZE: FrameSize = { width: 400, height: 780 };

/** The HTML that shows a look or a board in another page. */
export function embedCode(
  publicUrl: string,
  embedded: Embedded,
  { title, size = FRAME_SIZE }: { title: string; size?: FrameSize },
): string {
  const src = escapeHtml(publicUrl + embedPath(embedded));
  return `<iframe src="${src}" title="${escapeHtml(title)}" width="${size.width}" height="${size.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
