import { z } from "zod";
import { fieldValueSchema, refusedLineSchema } from "#contract/catalogue/catalogue-file.ts";
import { IMPORT_STATES } from "#contract/catalogue/import-states.ts";
import { ITEM_LINK_MAX_LENGTH, SOURCE_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { PIECE_MESSAGES as messages } from "#contract/messages/pieces.ts";
import { pieceInputSchema } from "#contract/pieces/pieces.ts";

/** Product files: the feeds and exports of shop software that become pieces. */

export const PRODUCT_FILE_KINDS = ["shopify", "woocommerce", "google", "meta", "other"] as const;
export type ProductFileKind = (typeof PRODUCT_FILE_KINDS)[number];

/** What a column of a product file can be. */
export const PRODUCT_FIELDS = [
  "name",
  "price",
  "salePrice",
  "link",
  "image",
  "sourceName",
  "section",
  "role",
  "colours",
  "availability",
  "group",
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** A link is needed too, but can be made from the shop's address where a file of a known kind has none. */
export const REQUIRED_PRODUCT_FIELDS = ["name", "price", "link"] as const satisfies ProductField[];

/** The heading of each field's column; a field without one is not read. */
export const productMappingSchema = z
  .partialRecord(z.enum(PRODUCT_FIELDS), z.string().min(1).max(500))
  .meta({ id: "ProductMapping" });
export type ProductMapping = z.output<typeof productMappingSchema>;

/** An address as people say it, as "www.example.in". */
const HOST_ALONE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?$/u;

/**
 * Beside the file, as texts of a form. What is absent is as it was said of the last file with the same
 * headings; a blank text says that there is none.
 */
export const productFileOptions = {
  mapping: z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text) return undefined;
      try {
        const read = productMappingSchema.safeParse(JSON.parse(text));
        if (read.success) return read.data;
      } catch {
        // Said below.
      }
      context.addIssue({ code: "custom", message: messages.mappingInvalid });
      return z.NEVER;
    })
    .describe("JSON: the heading of each field's column"),
  shopAddress: z
    .string()
    .trim()
    .max(ITEM_LINK_MAX_LENGTH, messages.shopAddressInvalid)
    .transform((text) => (HOST_ALONE.test(text) ? `https://${text}` : text))
    .refine((text) => text === "" || isHttpUrl(text), messages.shopAddressInvalid)
    .optional()
    .describe("by which links are made for a file that has none"),
  sourceName: z
    .string()
    .trim()
    .max(SOURCE_NAME_MAX_LENGTH)
    .optional()
    .describe("the shop's name, for products without one"),
};

const count = z.number().int().min(0);

const counts = {
  fileName: z.string(),
  pieces: count.describe("products in the file, refused ones included; variants of one product are one"),
  alreadyThere: count.describe("pieces that the shop has as the file says"),
  refused: count,
  refusals: z.array(refusedLineSchema).describe("in the order of the file, at most 1,000"),
};

export const pieceChangeSchema = z
  .object({
    pieceId: z.string(),
    line: refusedLineSchema.shape.line,
    fields: z.array(z.object({ field: z.string(), before: fieldValueSchema, after: fieldValueSchema })),
  })
  .meta({ id: "PieceChange" });
export type PieceChange = z.infer<typeof pieceChangeSchema>;

/** What an import of a product file would do; nothing is stored yet. */
export const productPreviewSchema = z
  .object({
    ...counts,
    kind: z.enum(PRODUCT_FILE_KINDS),
    columns: z.array(
      z.object({
        heading: z.string(),
        samples: z.array(z.string()).describe("up to three values, shortened"),
      }),
    ),
    unreadSheets: z
      .array(z.string())
      .describe("names of a workbook's other sheets with such columns, which are not read"),
    mapping: productMappingSchema.describe("by which the file was read: chosen, remembered or guessed"),
    isRemembered: z.boolean().describe("whether the mapping was chosen before for these headings"),
    fieldsNeeded: z
      .array(z.enum(PRODUCT_FIELDS))
      .describe("fields whose column is to be chosen first; then nothing was counted"),
    shopAddress: z.string().optional().describe("by which links were made: given or remembered"),
    sourceName: z.string().optional().describe("of products that name none: given or remembered"),
    needsShopAddress: z.boolean().describe("whether links can only be made with the shop's address"),
    newPieces: count,
    changedPieces: count,
    missingPieces: count.describe("pieces of an earlier version of the file that it no longer has"),
    changes: z.array(pieceChangeSchema).describe("in the order of the file, at most 100"),
    sample: z.array(pieceInputSchema).describe("the first pieces of the file, at most 5"),
  })
  .meta({ id: "ProductPreview" });
export type ProductPreview = z.infer<typeof productPreviewSchema>;

/** An import that was cancelled keeps what it has stored, and can be undone. */
export const PIECE_IMPORT_STATES = [...IMPORT_STATES, "cancelled"] as const;

/** A running or ended import of a product file. */
export const pieceImportSchema = z
  .object({
    _id: z.string(),
    state: z.enum(PIECE_IMPORT_STATES),
    createdAt: z.iso.datetime(),
    ...counts,
    refusals: counts.refusals.describe(
      "empty while the import is running or undone, because clients poll it",
    ),
    dealtWith: count.describe("pieces processed so far, of `pieces`"),
    added: count,
    changed: count,
    missing: count.describe("pieces of an earlier version of the file that are shown as missing now"),
    stillThere: count.describe(
      "pieces that it and the parts of the same file before it added and that have not been deleted; 0 while it is under way",
    ),
    toRestore: count.describe(
      "other pieces that they changed or made missing and that undoing it would change back; 0 while it is under way",
    ),
    canUndo: z
      .boolean()
      .describe(
        "whether it is the last import, has ended, and changed something; or it, or its undo, broke off with pieces that it had as they are",
      ),
  })
  .meta({ id: "PieceImport" });
export type PieceImport = z.infer<typeof pieceImportSchema>;

/** The running import, or else the last one; null in a shop without imports. */
export const lastPieceImportSchema = z
  .object({ import: pieceImportSchema.nullable() })
  .meta({ id: "LastPieceImport" });
export type LastPieceImport = z.infer<typeof lastPieceImportSchema>;

export const pieceImportIdSchema = z.object({ id: z.string().toLowerCase() });

export const undonePieceImportSchema = z
  .object({ success: z.literal(true), message: z.string(), removed: count, restored: count })
  .meta({ id: "UndonePieceImport" });
export type UndonePieceImport = z.infer<typeof undonePieceImportSchema>;
