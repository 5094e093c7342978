import { z } from "zod";
import {
  COMMENTS_LIMIT_MAX,
  COMMENTS_PAGE_SIZE,
  RELATED_LIMIT,
  RELATED_LIMIT_MAX,
  REPLIES_LIMIT_MAX,
  START_INDEX_MAX,
  TRENDING_LIMIT_MAX,
  TRENDING_LIMIT_PAGE,
} from "#contract/limits.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";

/** An empty query value counts as absent. */
export function emptyAsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema);
}

/**
 * A whole number in decimal digits within a range, bounds included; "1e3", "0x10", "1.5" and "
 * 1" are invalid.
 */
export function wholeNumber(min: number, max: number) {
  const range = `Please give a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^-?\d{1,15}$/, INPUT_MESSAGES.wholeNumber)
    .transform(Number)
    .pipe(z.number().min(min, range).max(max, range));
}

/** An amount of rupees up to a maximum, with at most two decimals. */
export function rupees(max: number) {
  return z
    .string()
    .regex(/^\d{1,15}(\.\d{1,2})?$/, INPUT_MESSAGES.rupees)
    .transform(Number)
    .pipe(z.number().max(max, `Please give at most ₹${max}`));
}

const startIndex = emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0));

/** Paging through an outfit's comments. */
export const commentPageQuerySchema = z.object({
  startIndex,
  limit: emptyAsAbsent(wholeNumber(1, COMMENTS_LIMIT_MAX).default(COMMENTS_PAGE_SIZE)),
});

/** Paging through a comment's replies. */
export const replyPageQuerySchema = z.object({
  startIndex,
  limit: emptyAsAbsent(wholeNumber(1, REPLIES_LIMIT_MAX).default(REPLIES_LIMIT_MAX)),
});

/** The number of outfits that are similar to one, or have one of its items. */
export const relatedQuerySchema = z.object({
  limit: emptyAsAbsent(wholeNumber(1, RELATED_LIMIT_MAX).default(RELATED_LIMIT)),
});

/** The number of trending outfits. */
export const trendingQuerySchema = z.object({
  limit: emptyAsAbsent(wholeNumber(1, TRENDING_LIMIT_MAX).default(TRENDING_LIMIT_PAGE)),
});

/**
 * Part of each page of a list that is loaded on page by page. A client that does not know this row has
 * missed some: rows before the page have gone since it loaded the page before, and those that followed
 * have moved up.
 */
export const previousRow = {
  previousId: z
    .string()
    .optional()
    .describe("the id of the row before this page; absent where there is none"),
};
