import { z } from "zod";
import { pieceListQuerySchema, pieceListSchema, pieceSchema } from "#contract/pieces/pieces.ts";

/** The pool of pieces as everybody finds it in the studio. */

export const studioPieceListSchema = z
  .object({
    pieces: z.array(pieceSchema.pick({ _id: true, name: true, sourceName: true, price: true, image: true })),
    total: pieceListSchema.shape.total,
  })
  .meta({ id: "StudioPieceList" });
export type StudioPieceList = z.infer<typeof studioPieceListSchema>;

export const studioPieceQuerySchema = pieceListQuerySchema.pick({
  searchTerm: true,
  section: true,
  startIndex: true,
  limit: true,
});
