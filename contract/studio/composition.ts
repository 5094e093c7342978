import { z } from "zod";
import { COMPOSITION_PIECES_MAX, ITEM_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { firstCharacters } from "#contract/values/characters.ts";
import { hasVisibleCharacter, replaceHidden, storedText, visibleProductName } from "#contract/values/text.ts";

/** Compositions: the boards of cut-out products and drawn items that pictures of outfits are rendered from. */

const SEED_MAX_LENGTH = 40;

/** Roles of pieces on a board, by which it is arranged. */
const COMPOSITION_ROLES = ["hero", "top", "layer", "bottom", "drape", "shoes", "bag", "small"] as const;

/** The quiet shapes under the pieces on paper. */
const GROUND_FORMS = [
  "arch",
  "circle",
  "dune",
  "panel",
  "halfDisc",
  "half",
  "quarter",
  "tornBand",
  "leaf",
  "floor",
] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
/** A share of the board's width (x) or height (y); pieces may stick out a little. */
const place = z.number().min(-0.2).max(1.2);

export const compositionGroundSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("paper"),
    paper: colour,
    shape: z.strictObject({ form: z.enum(GROUND_FORMS), colour, x: place, y: place }).optional(),
  }),
  z.strictObject({ kind: z.literal("colour"), colour }),
  z.strictObject({ kind: z.literal("picture"), mediaId: z.string().regex(/^[0-9a-f]{64}$/) }),
]);

export const pieceNameSchema = visibleProductName(ITEM_NAME_MAX_LENGTH, {
  missing: OUTFIT_FORM_MESSAGES.itemNameRequired,
  tooLong: `Please use at most ${ITEM_NAME_MAX_LENGTH} characters`,
  hidden: INPUT_MESSAGES.controlCharacters,
});

/**
 * The name of a piece for a product whose name nobody typed here, without what `pieceNameSchema` refuses; "" if
 * nothing is left. A name that it accepts stays as it is.
 */
export function pieceNameOf(productName: string): string {
  const shown = replaceHidden(productName.replaceAll(/\p{Cc}+/gu, " "), "").trim();
  return hasVisibleCharacter(shown) ? firstCharacters(shown, ITEM_NAME_MAX_LENGTH).trim() : "";
}

export const compositionPieceFields = {
  cutoutId: z.uuid().optional(),
  itemName: pieceNameSchema.optional(),
  role: z.enum(COMPOSITION_ROLES),
  x: place.describe("of its middle, as a share of the board's width"),
  y: place.describe("of its middle, as a share of the board's height"),
  width: z.number().min(0.02).max(1.5).describe("as a share of the board's width, before it is turned"),
  angle: z.number().min(-180).max(180).describe("degrees, clockwise"),
  mirrored: z.boolean(),
  layer: z
    .int()
    .min(0)
    .max(COMPOSITION_PIECES_MAX - 1)
    .describe("0 lies on the table"),
};

function compositionOf(itemName: z.ZodString) {
  const piece = z
    .strictObject({ ...compositionPieceFields, itemName: itemName.optional() })
    .refine((fields) => fields.cutoutId !== undefined || fields.itemName !== undefined);
  return z.strictObject({
    seed: storedText(z.string().max(SEED_MAX_LENGTH)),
    section: z.enum(SECTIONS).optional().describe("by which items are drawn from their names"),
    ground: compositionGroundSchema,
    pieces: z
      .array(piece)
      .max(COMPOSITION_PIECES_MAX)
      .refine((pieces) => new Set(pieces.map(({ layer }) => layer)).size === pieces.length),
  });
}

export const compositionInputSchema = compositionOf(pieceNameSchema);
/** A board that is stored: earlier ones have names that are refused by now. */
export const compositionSchema = compositionOf(z.string()).meta({ id: "Composition" });
export type Composition = z.output<typeof compositionSchema>;
