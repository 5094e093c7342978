import { z } from "zod";
import { SEARCH_TERM_MAX_LENGTH } from "./limits.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "./outfit-vocabulary.ts";
import { emptyAsAbsent } from "./query-value.ts";

/** Bulk work from the dashboard: importing a catalogue file, undoing that, exporting what a filter shows (D41). */

const count = z.number().int().min(0);

/** Why a line of a catalogue file cannot be taken. */
export const refusedLineSchema = z
  .object({
    line: z.number().int().min(1).describe("counted from 1, as an editor or spreadsheet counts"),
    field: z
      .string()
      .optional()
      .describe("where in the line, or the spreadsheet's column; absent when it is the line as a whole"),
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
    picturesUnknown: count.describe(
      "new outfits that name a picture this shop does not have; artwork is drawn for them",
    ),
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
    refusals: counts.refusals.describe(
      "in the order of the file, at most 1,000; none while the import is running, so that it can be asked for often",
    ),
    dealtWith: count.describe("outfits dealt with so far, of `outfits`"),
    added: count,
    stillThere: count.describe("outfits that it added and nobody has deleted"),
    artworkPending: count.describe(
      "outfits that it added without a picture and that show a placeholder until their artwork is drawn",
    ),
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

/** What an export of the dashboard holds: what its table shows under the same filter. */
export const catalogueExportQuerySchema = z.object({
  format: emptyAsAbsent(z.enum(CATALOGUE_FORMATS).default("jsonl")),
  searchTerm: emptyAsAbsent(
    z
      .string()
      .max(SEARCH_TERM_MAX_LENGTH, `Please search for at most ${SEARCH_TERM_MAX_LENGTH} characters`)
      .default(""),
  ),
  category: emptyAsAbsent(z.enum(CATEGORIES).optional()),
  section: emptyAsAbsent(z.enum(SECTIONS).optional()),
  type: emptyAsAbsent(z.enum(OUTFIT_TYPES).optional()),
  status: emptyAsAbsent(z.enum(["active", "inactive"]).optional()),
});
export type CatalogueExportQuery = z.output<typeof catalogueExportQuerySchema>;
