import { z } from "zod";
import { previousRow } from "#contract/http/query-parameters.ts";
import { LIST_TOTAL_MAX } from "#contract/limits.ts";
import { AVAILABILITIES, LINK_STATES } from "#contract/links/links.ts";
import { spotSchema } from "#contract/outfit/outfit-input.ts";
import { COLOURS } from "#contract/outfit/outfit-vocabulary.ts";
import { ITEM_MATCHES, ITEM_ROLES } from "./item-styling.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "./outfit-vocabulary.ts";

const userIds = z.array(z.string());
const count = z.number().int().min(0);
const timestamp = z.iso.datetime().describe("UTC, ISO 8601");

export const replySchema = z
  .object({
    replyId: z.string(),
    userId: z.string().nullable().describe("null once the author's account is deleted"),
    username: z.string(),
    userFullName: z.string(),
    byAdministrator: z.boolean().describe("whether the author is an administrator of the shop"),
    text: z.string(),
    createdAt: timestamp,
    likes: userIds,
    dislikes: userIds,
    numberOfLikes: count,
    numberOfDislikes: count,
  })
  .meta({ id: "Reply" });
export type Reply = z.infer<typeof replySchema>;

export const commentSchema = z
  .object({
    commentId: z.string(),
    ...replySchema.omit({ replyId: true }).shape,
    numberOfReplies: count,
    replies: z
      .array(replySchema)
      .describe("oldest first, at most 20; the rest from the comment's replies call"),
  })
  .meta({ id: "Comment" });
export type Comment = z.infer<typeof commentSchema>;

/** A comment or reply of the caller that only they and administrators see until it is reviewed. */
export const heldContributionSchema = z
  .object({
    commentId: z.string().describe("the comment, or that of the reply"),
    replyId: z.string().optional(),
    text: z.string(),
    createdAt: timestamp,
  })
  .meta({ id: "HeldContribution" });
export type HeldContribution = z.infer<typeof heldContributionSchema>;

export const outfitItemSchema = z
  .object({
    itemId: z.string(),
    sourceName: z.string(),
    itemName: z.string(),
    itemPrice: z.number().describe("rupees, at most two decimals"),
    role: z.enum(ITEM_ROLES).describe("what it is within the look"),
    roleIsGiven: z
      .boolean()
      .optional()
      .describe("whether an administrator chose the role, instead of its name; only for administrators"),
    match: z.enum(ITEM_MATCHES).describe("whether it is the very piece in the picture"),
    spot: spotSchema.optional().describe("where it is in the picture"),
    linkState: z.enum(LINK_STATES).describe("what the last checks of the shop's page found"),
    priceCheckedAt: timestamp.nullable().describe("when the item's shop was last found to ask this price"),
    availability: z.enum(AVAILABILITIES),
    priceHistory: z
      .array(z.object({ price: z.number(), changedAt: timestamp.nullable() }))
      .optional()
      .describe("if the price changed: that of the publication, which has no time, and the latest ones"),
    itemLink: z.string().optional().describe("where to buy it; only for signed-in users"),
    earnsCommission: z.boolean().optional().describe("whether the shop may earn a commission on the link"),
    numberOfOpens: count.optional().describe("how often its link was opened; only for administrators"),
    pieceId: z.string().optional().describe("the piece that it is, by its link; only for administrators"),
  })
  .meta({ id: "OutfitItem" });
export type OutfitItem = z.infer<typeof outfitItemSchema>;

/** Items of other outfits to buy in place of one. */
export const alternativesSchema = z
  .object({ items: z.array(z.object({ item: outfitItemSchema, outfitId: z.string() })) })
  .meta({ id: "Alternatives" });
export type Alternatives = z.infer<typeof alternativesSchema>;

const outfitFields = {
  _id: z.string(),
  category: z.enum(CATEGORIES),
  section: z.enum(SECTIONS),
  type: z.enum(OUTFIT_TYPES),
  subtitle: z
    .string()
    .describe(
      "what tells it from others of its category: its two main items; empty without a name that fits",
    ),
  numberOfItems: count,
  rateLook: z.number().min(0).max(5),
  tags: z.array(z.string()),
  description: z.string(),
  image: z.string().describe("URL of the picture; image.ts derives other widths and formats"),
  imageWidth: z.number().int().describe("pixels of the stored picture"),
  imageHeight: z.number().int().describe("pixels of the stored picture"),
  imagePlaceholder: z.string().describe("blurred preview of the picture: a data URL"),
  isActive: z.boolean(),
  numberOfLikes: count,
  numberOfDislikes: count,
  numberOfComments: count,
  numberOfClicks: count.describe("views"),
  numberOfSaves: count.describe("people who have it on a board"),
  totalPrice: z.number().describe("rupees, the exact sum of the items' prices"),
  stylist: z
    .object({ username: z.string().nullable().describe("null once the stylist's account is deleted") })
    .nullable()
    .describe("the person who styled it; null for a look of the shop"),
  createdAt: timestamp,
  version: count.describe("incremented by every edit"),
};

/** An outfit in lists: without items, reactions and comments. */
export const outfitSummarySchema = z.object(outfitFields).meta({ id: "OutfitSummary" });
export type OutfitSummary = z.infer<typeof outfitSummarySchema>;

/** A whole outfit; for a visitor with its first three items, without links. */
export const outfitSchema = z
  .object({
    ...outfitFields,
    numberOfOpens: count.optional().describe("how often its links were opened; only for administrators"),
    publishAt: timestamp
      .nullable()
      .optional()
      .describe("when an inactive outfit is activated by itself; only for administrators"),
    items: z.array(outfitItemSchema),
    likes: userIds.describe("newest first, at most 1,000, always with the caller's own"),
    dislikes: userIds,
    comments: z.array(commentSchema).describe("newest first, at most 50; the rest from outfit/{id}/comments"),
    waiting: z
      .array(heldContributionSchema)
      .optional()
      .describe("if there are any: the caller's own texts that wait for review, newest first, at most 20"),
  })
  .meta({ id: "Outfit" });
export type Outfit = z.infer<typeof outfitSchema>;

/** What a part of a search term asks for; a word is anything that is no fashion term. */
export const SEARCH_PART_KINDS = [
  "source",
  "section",
  "price",
  "garment",
  "colour",
  "occasion",
  "attribute",
  "word",
] as const;

/** What a search term was taken to ask for. */
export const understoodSearchSchema = z
  .object({
    section: z.enum(SECTIONS).optional(),
    minPrice: z.number().optional().describe("rupees; of the item, where the term names a garment"),
    maxPrice: z.number().optional(),
    colour: z.enum(COLOURS).optional(),
    categories: z.array(z.enum(CATEGORIES)).optional(),
    words: z.array(z.string()),
  })
  .meta({ id: "UnderstoodSearch" });
export type UnderstoodSearch = z.infer<typeof understoodSearchSchema>;

/** The item of an outfit that has the price which a search asks for. */
const pricedItemSchema = z.object({
  outfitId: z.string(),
  itemName: z.string(),
  itemPrice: z.number().describe("rupees"),
});
export type PricedItem = z.infer<typeof pricedItemSchema>;

export const outfitListSchema = z
  .object({
    outfits: z.array(outfitSummarySchema),
    total: count.max(LIST_TOTAL_MAX).describe("matching outfits, counted up to 1,000"),
    totalIsCapped: z.boolean().describe("whether there are more than were counted"),
    ...previousRow,
    emptyCategories: z
      .array(z.enum(CATEGORIES))
      .optional()
      .describe("of a first page: categories without an active outfit of the section and type asked for"),
    isPartial: z
      .boolean()
      .optional()
      .describe("of a search: no outfit has all that was asked for; these have the most of it"),
    understood: understoodSearchSchema.optional().describe("of a search"),
    readAs: z.string().optional().describe("of a search with typing mistakes: the term as it was read"),
    pricedItems: z
      .array(pricedItemSchema)
      .optional()
      .describe("of a search with a garment and a price: the item of each outfit that has both"),
    understoodParts: z
      .array(
        z.object({
          label: z.string(),
          without: z.string().describe("the search term without this part"),
          kind: z.enum(SEARCH_PART_KINDS),
        }),
      )
      .optional()
      .describe("of a search: its parts, in the order of the term"),
  })
  .meta({ id: "OutfitList" });
export type OutfitList = z.infer<typeof outfitListSchema>;

/** Outfits that are similar to one, or have one of its items. */
export const relatedOutfitsSchema = z
  .object({ outfits: z.array(outfitSummarySchema) })
  .meta({ id: "RelatedOutfits" });
export type RelatedOutfits = z.infer<typeof relatedOutfitsSchema>;

export const trendingOutfitSchema = outfitSummarySchema
  .pick({
    _id: true,
    image: true,
    imageWidth: true,
    imageHeight: true,
    imagePlaceholder: true,
    category: true,
    section: true,
    type: true,
    subtitle: true,
    rateLook: true,
    totalPrice: true,
    stylist: true,
    numberOfLikes: true,
    numberOfComments: true,
    numberOfClicks: true,
  })
  .meta({ id: "TrendingOutfit" });
export type TrendingOutfit = z.infer<typeof trendingOutfitSchema>;

export const trendingSchema = z
  .object({
    trendingOutfits: z.array(trendingOutfitSchema),
    totalActiveOutfits: count,
    totalClicks: count.describe("views of all active outfits"),
  })
  .meta({ id: "Trending" });
export type Trending = z.infer<typeof trendingSchema>;

export const replyPageSchema = z
  .object({ replies: z.array(replySchema), hasMore: z.boolean(), ...previousRow })
  .meta({ id: "ReplyPage" });
export type ReplyPage = z.infer<typeof replyPageSchema>;

export const commentPageSchema = z
  .object({ comments: z.array(commentSchema), hasMore: z.boolean(), ...previousRow })
  .meta({ id: "CommentPage" });
export type CommentPage = z.infer<typeof commentPageSchema>;
