import { z } from "zod";

/** Pictures that a catalogue names by their web addresses. */

export const LINKED_PICTURE_STATES = ["waiting", "fetched", "failed"] as const;

const count = z.number().int().min(0);

export const unfetchedPicturesSchema = z
  .object({
    waiting: count.describe("pictures that are still to be fetched"),
    failed: count,
    pictures: z
      .array(
        z.object({
          outfitId: z.string(),
          url: z.string(),
          problem: z.string().describe("why it could not be fetched"),
        }),
      )
      .describe("those that could not be fetched, the last first, at most 100"),
  })
  .meta({ id: "UnfetchedPictures" });
export type UnfetchedPictures = z.infer<typeof unfetchedPicturesSchema>;
