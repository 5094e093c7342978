import { z } from "zod";
import { cartSchema } from "#contract/cart/cart.ts";
import { emptyAsAbsent, previousRow, wholeNumber } from "#contract/http/query-parameters.ts";
import { BOARD_NAME_MAX_LENGTH, BOARD_PAGE_SIZE, LIST_LIMIT_MAX, START_INDEX_MAX } from "#contract/limits.ts";
import { BOARD_MESSAGES as messages } from "#contract/messages/boards.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { outfitSummarySchema } from "#contract/outfit/outfit.ts";
import { visibleName } from "#contract/values/text.ts";

/** Boards of saved outfits. Every account has the board "Saved", which is created when it is first needed. */

/** The name of the board that every account has. */
export const DEFAULT_BOARD_NAME = "Saved";
/** Pictures in a board's collage. */
export const BOARD_COVERS = 4;

const count = z.number().int().min(0);

const boardName = visibleName(BOARD_NAME_MAX_LENGTH, {
  ...{ missing: messages.nameRequired, tooLong: messages.nameTooLong },
  hidden: INPUT_MESSAGES.controlCharacters,
});

export const newBoardSchema = z.object({ name: boardName });
export type NewBoard = z.output<typeof newBoardSchema>;

/** The fields of a board that can be changed; those that are not sent keep their value. */
export const boardChangeSchema = z.object({
  name: boardName.optional(),
  isPublic: z.boolean(messages.isPublicExpected).optional(),
});
export type BoardChange = z.output<typeof boardChangeSchema>;

const coverSchema = outfitSummarySchema.pick({
  image: true,
  imageWidth: true,
  imageHeight: true,
  imagePlaceholder: true,
});

const boardFields = {
  _id: z.string(),
  name: z.string(),
  isDefault: z.boolean().describe(`whether it is "${DEFAULT_BOARD_NAME}", which keeps its name and stays`),
  isPublic: z.boolean().describe("whether everybody can read it"),
  numberOfOutfits: count.describe("for its owner with the outfits that are no longer available"),
  covers: z.array(coverSchema).max(BOARD_COVERS).describe("pictures of its first available outfits"),
};

export const boardSchema = z.object(boardFields).meta({ id: "Board" });
export type Board = z.infer<typeof boardSchema>;

export const boardListQuerySchema = z.object({
  outfitId: emptyAsAbsent(z.guid(messages.outfitUnknown).optional()).describe(
    "adds to each board whether it has this outfit",
  ),
});

export const boardListSchema = z
  .object({
    boards: z
      .array(
        z.object({
          ...boardFields,
          hasOutfit: z.boolean().optional().describe("whether it has the outfit of the query"),
        }),
      )
      .describe(`"${DEFAULT_BOARD_NAME}" first, then the newest first; at most 50`),
  })
  .meta({ id: "BoardList" });
export type BoardList = z.infer<typeof boardListSchema>;

/** An outfit on a board. */
export const boardOutfitSchema = outfitSummarySchema
  .extend({ isAvailable: z.boolean().describe("false once the shop no longer shows the outfit") })
  .meta({ id: "BoardOutfit" });
export type BoardOutfit = z.infer<typeof boardOutfitSchema>;

export const boardPageQuerySchema = z.object({
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, LIST_LIMIT_MAX).default(BOARD_PAGE_SIZE)),
});
export type BoardPageQuery = z.output<typeof boardPageQuerySchema>;

/** A board with a page of its outfits. */
export const boardPageSchema = z
  .object({
    board: z.object({
      ...boardFields,
      isOwn: z.boolean().describe("whether it belongs to the caller"),
      owner: z.object({ username: z.string() }),
      preview: z
        .string()
        .nullable()
        .describe("path of the link preview's picture; null for a board that is private or shows no outfit"),
    }),
    outfits: z
      .array(boardOutfitSchema)
      .describe("in the order of the board: newest saved first, until moved"),
    ...previousRow,
  })
  .meta({ id: "BoardPage" });
export type BoardPage = z.infer<typeof boardPageSchema>;

/** What the caller has saved, on any board. */
export const savedOutfitsSchema = z
  .object({
    boardId: z.string().describe(`the board "${DEFAULT_BOARD_NAME}"`),
    outfitIds: z.array(z.string()).describe("newest saved first"),
  })
  .meta({ id: "SavedOutfits" });
export type SavedOutfits = z.infer<typeof savedOutfitsSchema>;

/** What saving an outfit to a board, or taking it off, came to. */
export const saveResultSchema = z
  .object({
    board: boardSchema,
    outfitId: z.string(),
    isSaved: z.boolean().describe("whether any board of the caller has the outfit now"),
    numberOfSaves: count.describe("people who have the outfit on a board"),
    asksForAlerts: z
      .boolean()
      .describe("whether to ask about price alerts: the caller has never answered with PUT user/alerts"),
  })
  .meta({ id: "SaveResult" });
export type SaveResult = z.infer<typeof saveResultSchema>;

/**
 * Where a board's outfit is moved to. Relative to another outfit, so that a change in another tab does not
 * move it elsewhere.
 */
export const boardMoveSchema = z.object({
  after: z
    .string(messages.afterExpected)
    .nullable()
    .describe("the outfit before it; null moves it to the front"),
});
export type BoardMove = z.output<typeof boardMoveSchema>;

const outfitIds = z.array(z.string());

/** What putting a board into the cart came to: each of its outfits is in one of the four lists. */
export const boardInCartSchema = z
  .object({
    success: z.literal(true),
    message: z.string(),
    added: outfitIds,
    alreadyInCart: outfitIds.describe("their quantities stay"),
    unavailable: outfitIds,
    withoutRoom: outfitIds.describe("the cart is full"),
    cart: cartSchema,
  })
  .meta({ id: "BoardInCart" });
export type BoardInCart = z.infer<typeof boardInCartSchema>;
