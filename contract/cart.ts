import { z } from "zod";

/** How many outfits a cart holds: entries, not pieces (D22). */
export const cartCountSchema = z.object({ outfitCount: z.number().int().min(0) }).meta({ id: "CartCount" });
