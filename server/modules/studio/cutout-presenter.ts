import { API_PREFIX } from "#contract/http/api-client.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import type { Cutout } from "#contract/studio/studio.ts";
import type { cutouts } from "#server/db/schema/studio.ts";

/** The columns of a cut-out that calls show. */
type ShownCutout = Pick<
  typeof cutouts.$inferSelect,
  "id" | "mediaId" | "width" | "height" | "quality" | "item" | "strokes"
>;

export function presentCutout({ id, mediaId, width, height, quality, item, strokes }: ShownCutout): Cutout {
  return {
    cutoutId: id,
    image: imageUrl(mediaId, 1200, "webp"),
    source: `${API_PREFIX}/studio/source/${id}`,
    ...{ width, height, quality, item, strokes: [...strokes] },
  };
}
