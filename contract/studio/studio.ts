import { z } from "zod";
import { COMPOSITION_PIECES_MAX } from "#contract/limits.ts";
import { linkUrlSchema } from "#contract/links/links.ts";
import { STUDIO_MESSAGES as messages } from "#contract/messages/studio.ts";
import { CATEGORIES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import {
  compositionGroundSchema,
  compositionInputSchema,
  compositionPieceFields,
  compositionSchema,
} from "./composition.ts";

/** Calls of the studio, in which looks are made from pieces. */

const text = z.string().nullable();

/** What is known of the product of a cut-out: read from its link, or from the pool. */
export const cutoutItemSchema = z.object({
  sourceName: text,
  itemName: text,
  itemPrice: z.number().nullable().describe("rupees"),
  itemLink: text,
});
export type CutoutItem = z.infer<typeof cutoutItemSchema>;

export const STROKES_MAX = 200;
export const STROKE_POINTS_MAX = 2_000;
/** Of all strokes of a cut-out together: a board brings those of each of its pieces. */
export const STROKES_POINTS_MAX = 10_000;
const share = z.number().min(0).max(1);

const strokeSchema = z.strictObject({
  kind: z.enum(["erase", "keep"]),
  radius: z.number().min(0.002).max(0.2).describe("as a share of the picture's width"),
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(STROKE_POINTS_MAX)
    .describe("shares of the picture's width and height"),
});
export type Stroke = z.output<typeof strokeSchema>;

export const countPoints = (strokes: readonly Stroke[]): number =>
  strokes.reduce((count, { points }) => count + points.length, 0);

/** Strokes over the whole picture, which mend what was cut out of it; later ones win. */
const strokesSchema = z
  .array(strokeSchema, messages.strokesInvalid)
  .max(STROKES_MAX, messages.strokesTooMany)
  .refine((strokes) => countPoints(strokes) <= STROKES_POINTS_MAX, messages.strokesTooMany);

/** A product cut out of the ground of its picture. It never changes: mending a mask makes another one. */
export const cutoutSchema = z
  .object({
    cutoutId: z.uuid(),
    image: z.string().describe("path of the picture, a WebP with transparency"),
    source: z
      .string()
      .describe("path, for its maker and administrators, of the whole picture that it was cut out of"),
    width: z.int().describe("pixels of `image`"),
    height: z.int(),
    quality: z
      .enum(["clean", "framed"])
      .describe("framed: the product could not be told from the ground, so the picture keeps it"),
    item: cutoutItemSchema,
    strokes: z.array(strokeSchema).describe("those that have mended its mask"),
  })
  .meta({ id: "Cutout" });
export type Cutout = z.infer<typeof cutoutSchema>;

/** One of a link, a piece of the pool, or a picture in the multipart field `image`. */
export const cutoutFormFields = {
  link: linkUrlSchema.shape.url.optional(),
  pieceId: z.uuid(messages.pieceIdInvalid).optional(),
};

/** A picture for the ground of a board. */
export const groundPictureSchema = z
  .object({ mediaId: z.string(), image: z.string().describe("path, a WebP") })
  .meta({ id: "GroundPicture" });

export const mendSchema = z.object({ strokes: strokesSchema });

const { cutoutId, itemName, role, width } = compositionPieceFields;

export const arrangeSchema = z.object({
  seed: compositionSchema.shape.seed,
  section: z.enum(SECTIONS).default("Women"),
  category: z.enum(CATEGORIES).optional(),
  pieces: z
    .array(
      z
        .object({ cutoutId, itemName, role: role.optional().describe("by default what the name says") })
        .refine((piece) => piece.cutoutId !== undefined || piece.itemName !== undefined, messages.pieceEmpty),
    )
    .max(COMPOSITION_PIECES_MAX, messages.tooManyPieces),
});
export type ArrangeInput = z.input<typeof arrangeSchema>;

export const layersQuerySchema = z.object({
  section: z.enum(SECTIONS).default("Women"),
  pieces: z
    .array(z.object({ cutoutId, itemName, role, width }))
    .max(COMPOSITION_PIECES_MAX, messages.tooManyPieces),
});
export type LayersQuery = z.input<typeof layersQuerySchema>;

const layer = z.object({
  image: z.string().describe("data URL"),
  x: z.number().describe("of the left edge from the middle of the piece, as a share of the board's width"),
  y: z.number().describe("of the top edge, likewise a share of the board's width"),
  width: z.number().describe("as a share of the board's width, like `height`"),
  height: z.number(),
});

/**
 * How pieces look on the board, neither turned nor mirrored. The shadow lies directly under its picture, and
 * `drift` right and below of it after both are mirrored and turned. It depends on the width of the piece.
 */
export const layersSchema = z
  .object({
    drift: z.object({ x: z.number(), y: z.number() }).describe("shares of the board's width"),
    layers: z.array(
      z.object({
        height: z.number().describe("of the piece, as a share of the board's width"),
        picture: layer,
        shadow: layer,
      }),
    ),
  })
  .meta({ id: "StudioLayers" });
export type StudioLayers = z.infer<typeof layersSchema>;

export const groundQuerySchema = z.object({
  seed: compositionSchema.shape.seed,
  ground: compositionGroundSchema,
});

/** What the board shows under the pieces: an SVG as data URL, or the path of a picture. */
export const groundImageSchema = z.object({ image: z.string() }).meta({ id: "StudioGround" });

export const previewSchema = z.object({ composition: compositionInputSchema });

/** A board with all that is needed to go on with it. */
export const boardSchema = z
  .object({ composition: compositionSchema, cutouts: z.array(cutoutSchema) })
  .meta({ id: "StudioBoard" });
export type StudioBoard = z.infer<typeof boardSchema>;

/** Which stored draft a call may replace or delete: no other than the caller knows. */
export const knownDraftSchema = z.object({
  version: z.uuid().optional().describe("of the draft that was read; none if there was none"),
  savedBy: z
    .string()
    .regex(/^[\w-]{16,40}$/)
    .optional()
    .describe("a random id of the page, which may replace what it saved itself: a response can be lost"),
});
export type KnownDraft = z.output<typeof knownDraftSchema>;

/** The last state of a person's board, kept until it is saved with a look or thrown away. */
export const draftInputSchema = knownDraftSchema.extend({
  composition: compositionInputSchema,
  outfitId: z.uuid().nullable().default(null).describe("the look whose picture it changes"),
  submissionId: z.uuid().nullable().default(null).describe("the submitted look whose picture it changes"),
});
export type DraftInput = z.input<typeof draftInputSchema>;

export const studioSchema = z
  .object({
    rightsConfirmed: z.boolean().describe("whether the caller has confirmed the pictures' rights"),
    draft: boardSchema
      .extend({
        outfitId: z.string().nullable(),
        submissionId: z.string().nullable(),
        version: z.string().describe("changes with each save; a save says which one it replaces"),
        savedBy: z.string().nullable().describe("the page that saved it"),
        savedAt: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: "Studio" });
export type Studio = z.infer<typeof studioSchema>;

/** Formats of a look's picture for other places: width and height in pixels. */
export const LOOK_FORMATS = {
  "3x4": { width: 1200, height: 1600 },
  "1x1": { width: 1080, height: 1080 },
  "9x16": { width: 1080, height: 1920 },
} as const;
export type LookFormat = keyof typeof LOOK_FORMATS;
export const LOOK_FORMAT_NAMES = ["3x4", "1x1", "9x16"] as const satisfies readonly LookFormat[];

export const lookPictureQuerySchema = z.object({ format: z.enum(LOOK_FORMAT_NAMES, messages.formatUnknown) });
