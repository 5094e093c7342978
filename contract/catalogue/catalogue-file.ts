import { z } from "zod";
import { adminFilterFields } from "#contract/dashboard/admin-outfits.ts";
import { emptyAsAbsent } from "#contract/http/query-parameters.ts";
import { CATEGORIES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { IMPORT_STATES } from "./import-states.ts";

/**
 * Bulk operations of the dashboard: importing a catalogue file, undoing the import, exporting the outfits
 * of a filter.
 */

const count = z.number().int().min(0);

/** The reason why a line of a catalogue file is refused. */
export const refusedLineSchema = z
  .object({
    line: z.number().int().min(1).describe("counted from 1, as an editor or spreadsheet counts"),
    field: z
      .string()
      .optional()
      .describe(
        "path within the line, or the spreadsheet's column; absent if the reason concerns the whole line",
      ),
    reason: z.string(),
    found: z.string().optional().describe("the value that is refused, if there is one; its beginning"),
  })
  .meta({ id: "RefusedLine" });
export type RefusedLine = z.infer<typeof refusedLineSchema>;

const counts = {
  fileName: z.string(),
  outfits: count.describe("outfits in the file, refused ones included"),
  alreadyThere: count.describe("outfits that the shop has as the file says"),
  refused: count,
  refusals: z.array(refusedLineSchema).describe("in the order of the file, at most 1,000"),
};

export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** What an import changes of an outfit that the shop has. */
export const outfitChangeSchema = z
  .object({
    outfitId: z.string(),
    line: refusedLineSchema.shape.line,
    fields: z.array(
      z.object({
        field: z.string().describe("as in a line of JSON: items[0].itemPrice"),
        before: fieldValueSchema,
        after: fieldValueSchema,
      }),
    ),
  })
  .meta({ id: "ImportedChange" });
export type ImportedChange = z.infer<typeof outfitChangeSchema>;

/** What an import would do; nothing is stored yet. */
export const importPreviewSchema = z
  .object({
    ...counts,
    newOutfits: count.describe("outfits that would be added"),
    changedOutfits: count.describe("outfits of the shop that would be changed"),
    changes: z.array(outfitChangeSchema).describe("in the order of the file, at most 100"),
    warnings: z.array(refusedLineSchema).describe("what would be stored but looks wrong, at most 100"),
    picturesUnknown: count.describe(
      "outfits that name a picture this shop does not have: artwork is drawn for new ones, others keep their picture",
    ),
    unknownPictures: z.array(z.string()).describe("what the first of these outfits name, at most 10"),
    picturesToFetch: count.describe("outfits whose picture would be fetched from its web address"),
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

/** A running or ended import. */
export const catalogueImportSchema = z
  .object({
    _id: z.string(),
    state: z.enum(IMPORT_STATES),
    createdAt: z.iso.datetime(),
    ...counts,
    refusals: counts.refusals.describe(
      "in the order of the file, at most 1,000; empty while the import is running or undone, because clients poll it",
    ),
    dealtWith: count.describe("outfits processed so far, of `outfits`"),
    added: count,
    changed: count.describe("outfits of the shop that it changed"),
    stillThere: count.describe(
      "outfits that it and the parts of the same file before it added and that have not been deleted",
    ),
    toRestore: count.describe("outfits that it changed and that undoing it would change back"),
    artworkPending: count.describe(
      "outfits that it added without a picture and that show a placeholder until their artwork is drawn",
    ),
    canUndo: z
      .boolean()
      .describe("whether it is the last import, has ended, and outfits that it added or changed still exist"),
  })
  .meta({ id: "CatalogueImport" });
export type CatalogueImport = z.infer<typeof catalogueImportSchema>;

/** The running import, or else the last one; null in a shop without imports. */
export const lastImportSchema = z
  .object({ import: catalogueImportSchema.nullable() })
  .meta({ id: "LastImport" });
export type LastImport = z.infer<typeof lastImportSchema>;

export const undoneImportSchema = z
  .object({ success: z.literal(true), message: z.string(), removed: count, restored: count })
  .meta({ id: "UndoneImport" });
export type UndoneImport = z.infer<typeof undoneImportSchema>;

/** `zip` is JSON Lines with the pictures. */
export const CATALOGUE_FORMATS = ["jsonl", "csv", "zip"] as const;
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number];

/** The filter of an export, the same as that of the dashboard's table. */
export const catalogueExportQuerySchema = z.object({
  format: emptyAsAbsent(z.enum(CATALOGUE_FORMATS).default("jsonl")),
  ...adminFilterFields,
});
export type CatalogueExportQuery = z.output<typeof catalogueExportQuerySchema>;
