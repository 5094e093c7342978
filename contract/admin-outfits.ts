import { z } from "zod";
import { outfitSchema, outfitSummarySchema } from "./outfit.ts";
import { emptyAsAbsent } from "./query-value.ts";

/** What the administrator's list answers: every outfit, hidden ones included, newest first (spec section 7, D24, D26). */

/** Without `fields`, outfits whole as D24 says; `table` leaves out what the dashboard's table does not show. */
export const adminListQuerySchema = z.object({ fields: emptyAsAbsent(z.enum(["table"]).optional()) });

export const adminOutfitListSchema = z
  .object({ outfits: z.array(outfitSchema) })
  .meta({ id: "AdminOutfitList" });

export const adminOutfitRowSchema = outfitSummarySchema
  .omit({ imagePlaceholder: true })
  .meta({ id: "AdminOutfitRow" });
export type AdminOutfitRow = z.infer<typeof adminOutfitRowSchema>;

export const adminTableSchema = z
  .object({ outfits: z.array(adminOutfitRowSchema) })
  .meta({ id: "AdminTable" });
export type AdminTable = z.infer<typeof adminTableSchema>;
