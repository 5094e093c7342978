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
import { emptyAsAbsent, wholeNumber } from "./query-value.ts";

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
