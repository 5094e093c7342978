import { z } from "zod";
import { outfitSchema, outfitSummarySchema } from "./outfit.ts";
import { emptyAsAbsent } from "./query-value.ts";

/** The administrator's list has every outfit, inactive ones too, newest first: whole or, with `fields=table`, as rows of the dashboard's table. */
export const adminListQuerySchema = z.object({ fields: emptyAsAbsent(z.enum(["table"]).optional()) });

export const adminOutfitListSchema = z
  .object({ outfits: z.array(outfitSchema) })
  .meta({ id: "AdminOutfitList" });

export const adminOutfitRowSchema = outfitSummarySchema
  .omit({ imagePlaceholder: true })
  .extend({ numberOfOpens: outfitSchema.shape.numberOfOpens })
  .meta({ id: "AdminOutfitRow" });
export type AdminOutfitRow = z.infer<typeof adminOutfitRowSchema>;

export const adminTableSchema = z
  .object({ outfits: z.array(adminOutfitRowSchema) })
  .meta({ id: "AdminTable" });
export type AdminTable = z.infer<typeof adminTableSchema>;
