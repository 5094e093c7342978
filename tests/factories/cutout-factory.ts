import sharp from "sharp";
import { cutouts } from "#server/db/schema/studio.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import type { TestShop } from "#tests/setup/test-app.ts";

type Stored = typeof cutouts.$inferInsert;

/** A red disc on a transparent ground, as the shop cuts products out. */
function discPicture(size = 240): Promise<Buffer> {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="48%" fill="#b3202c"/></svg>`;
  return sharp(Buffer.from(disc)).webp().toBuffer();
}

/** The corners of an octagon around the disc, in shares of the picture. */
const OUTLINE: Stored["outline"] = [
  Array.from({ length: 8 }, (_, corner): [number, number] => {
    const angle = (corner * Math.PI) / 4;
    return [0.5 + Math.cos(angle) * 0.48, 0.5 + Math.sin(angle) * 0.48];
  }),
];

/** Stores a cut-out with its files, by default of a disc of 240 pixels; returns its id. */
export async function createCutout(
  { database, blobStore }: Pick<TestShop, "database" | "blobStore">,
  { image, ...overrides }: Partial<Stored> & { image?: Buffer } = {},
): Promise<string> {
  const mediaService = createMediaService({ database, store: blobStore });
  const bytes = image ?? (await discPicture());
  const { id: mediaId, width, height } = await mediaService.saveGenerated(bytes);
  const { id: sourceMediaId } = await mediaService.savePrivate(bytes);
  const [row] = await database
    .insert(cutouts)
    .values({
      ...{ mediaId, sourceMediaId, width, height },
      quality: "clean",
      outline: OUTLINE,
      colour: "#b3202c",
      item: { sourceName: null, itemName: null, itemPrice: null, itemLink: null },
      ...overrides,
    })
    .returning({ id: cutouts.id });
  if (!row) throw new Error("The cut-out was not stored");
  return row.id;
}
