import { z } from "zod";
import { CATEGORIES, SECTIONS } from "./outfit-vocabulary.ts";

/** Bulk work from the dashboard: importing a catalogue file, undoing that, exporting what a filter shows (D41). */

const count = z.number().int().min(0);

/** Why a line of a catalogue file cannot be taken. */
export const refusedLineSchema = z
  .object({
    line: z.number().int().min(1).describe("counted from 1, as an editor or spreadsheet counts"),
    field: z.string().optional().describe("where in the line; absent when it is the line as a whole"),
    reason: z.string(),
  })
  .meta({ id: "RefusedLine" });
export type RefusedLine = z.infer<typeof refusedLineSchema>;

const counts = {
  fileName: z.string(),
  outfits: count.describe("outfits in the file, refused ones included"),
  alreadyThere: count.describe("outfits that the shop has already"),
  refused: count,
  refusals: z.array(refusedLineSchema).describe("in the order of the file, at most 1,000"),
};

/** What an import would do; nothing is stored yet. */
export const importPreviewSchema = z
  .object({
    ...counts,
    newOutfits: count.describe("outfits that would be added"),
    sample: z
      .array(
        z.object({
          category: z.enum(CATEGORIES),
          section: z.enum(SECTIONS),
          description: z.string(),
          numberOfItems: count,
          totalPrice: z.number().describe("rupees"),
        }),
      )
      .describe("the first of the new outfits, at most 5"),
  })
  .meta({ id: "ImportPreview" });
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const IMPORT_STATES = ["running", "done", "failed", "undone"] as const;

/** An import under way or over. */
export const catalogueImportSchema = z
  .object({
    _id: z.string(),
    state: z.enum(IMPORT_STATES),
    createdAt: z.iso.datetime(),
    ...counts,
    dealtWith: count.describe("outfits dealt with so far, of `outfits`"),
    added: count,
    canUndo: z
      .boolean()
      .describe("whether it is the last import, over, and has added something that is still there"),
  })
  .meta({ id: "CatalogueImport" });
export type CatalogueImport = z.infer<typeof catalogueImportSchema>;

/** The import under way or else the last one; null in a shop that has never imported. */
export const lastImportSchema = z
  .object({ import: catalogueImportSchema.nullable() })
  .meta({ id: "LastImport" });
export type LastImport = z.infer<typeof lastImportSchema>;

export const undoneImportSchema = z
  .object({ success: z.literal(true), message: z.string(), removed: count })
  .meta({ id: "UndoneImport" });
export type UndoneImport = z.infer<typeof undoneImportSchema>;

export const CATALOGUE_FORMATS = ["jsonl", "csv"] as const;
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number];
