import { z } from "zod";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  ADMIN_START_INDEX_MAX,
  ITEM_LINK_MAX_LENGTH,
  PIECE_PAGE_SIZE,
  PIECES_LIMIT_MAX,
  SEARCH_TERM_MAX_LENGTH,
  SOURCE_NAME_MAX_LENGTH,
} from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { AVAILABILITIES, LINK_STATES } from "#contract/links/links.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { PIECE_MESSAGES as messages } from "#contract/messages/pieces.ts";
import { ITEM_ROLES } from "#contract/outfit/item-styling.ts";
import { outfitItemInputSchema } from "#contract/outfit/outfit-input.ts";
import { COLOURS, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { storedText } from "#contract/values/text.ts";

/** Pieces: the products that outfits are made of, unique by their purchase link. */

const count = z.number().int().min(0);

export const pieceSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    sourceName: z.string(),
    price: z.number().describe("rupees"),
    link: z.string(),
    image: z.string().optional().describe("web address of the shop's picture"),
    section: z.enum(SECTIONS).optional(),
    role: z.enum(ITEM_ROLES),
    colours: z.array(z.enum(COLOURS)),
    availability: z.enum(AVAILABILITIES),
    linkState: z.enum(LINK_STATES).describe("of links that outfits have; others are not checked"),
    isMissing: z.boolean().describe("whether the latest product file of its kind no longer has it"),
    outfits: z
      .array(z.object({ outfitId: z.string(), subtitle: z.string() }))
      .describe("the outfits that have it, the newest few"),
    numberOfOutfits: count,
    version: z.number().int().describe("changes with what is known of it; an edit says which one it changes"),
  })
  .meta({ id: "Piece" });
export type Piece = z.infer<typeof pieceSchema>;

export const pieceListSchema = z
  .object({ pieces: z.array(pieceSchema), total: count })
  .meta({ id: "PieceList" });
export type PieceList = z.infer<typeof pieceListSchema>;

/** What "states" of the section can be asked for: `broken` are links whose page is gone or unreachable. */
export const PIECE_STATES = ["in_stock", "out_of_stock", "missing", "broken", "unused"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

const searchText = (maximum: number) =>
  emptyAsAbsent(storedText(z.string().trim().max(maximum, messages.searchTooLong)).optional());

export const pieceListQuerySchema = z.object({
  searchTerm: searchText(SEARCH_TERM_MAX_LENGTH).describe(
    "words that name and shop contain together, in any case",
  ),
  section: emptyAsAbsent(z.enum(SECTIONS).optional()),
  role: emptyAsAbsent(z.enum(ITEM_ROLES).optional()),
  source: searchText(SOURCE_NAME_MAX_LENGTH).describe("the shop's name, in any case"),
  state: emptyAsAbsent(z.enum(PIECE_STATES, INPUT_MESSAGES.stateUnknown).optional()),
  startIndex: emptyAsAbsent(wholeNumber(0, ADMIN_START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, PIECES_LIMIT_MAX).default(PIECE_PAGE_SIZE)),
});
export type PieceListQuery = z.output<typeof pieceListQuerySchema>;

const { sourceName, itemName, itemPrice, itemLink } = outfitItemInputSchema.shape;

/** A piece from the form or from a product file. */
export const pieceInputSchema = z.object({
  name: itemName,
  sourceName,
  price: itemPrice,
  link: itemLink,
  image: z
    .string(messages.imageInvalid)
    .trim()
    .max(ITEM_LINK_MAX_LENGTH, messages.imageInvalid)
    .refine(isHttpUrl, messages.imageInvalid)
    .nullish()
    .describe("web address of the shop's picture"),
  section: z.enum(SECTIONS, OUTFIT_FORM_MESSAGES.sectionUnknown).nullish(),
  role: z
    .enum(ITEM_ROLES, OUTFIT_FORM_MESSAGES.roleUnknown)
    .nullish()
    .describe("by default what the name says"),
  colours: z
    .array(z.enum(COLOURS, messages.colourUnknown))
    .max(COLOURS.length)
    .nullish()
    .describe("by default what the name says"),
  availability: z.enum(AVAILABILITIES, messages.availabilityUnknown).default("unknown"),
});
export type PieceInput = z.output<typeof pieceInputSchema>;

/** Without a version, the last write wins. */
export const pieceEditSchema = pieceInputSchema.extend({
  version: z.int(ADMIN_MESSAGES.versionInvalid).optional(),
});
export type PieceEdit = z.output<typeof pieceEditSchema>;
