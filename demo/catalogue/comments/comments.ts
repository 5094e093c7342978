/** All comments of the demo. */
import { celebrationComments } from "#demo/catalogue/comments/celebrations.ts";
import { eveningComments } from "#demo/catalogue/comments/evenings.ts";
import { everydayComments } from "#demo/catalogue/comments/everyday.ts";
import { heritageComments } from "#demo/catalogue/comments/heritage.ts";
import { journeyComments } from "#demo/catalogue/comments/journeys.ts";
import { mostViewedComments } from "#demo/catalogue/comments/most-viewed.ts";
import { weddingComments } from "#demo/catalogue/comments/weddings.ts";
import type { DemoComment } from "#demo/catalogue/types.ts";

/** What the demo's shoppers say, thread by thread. */
export const comments: DemoComment[] = [
  ...mostViewedComments,
  ...weddingComments,
  ...heritageComments,
  ...celebrationComments,
  ...eveningComments,
  ...everydayComments,
  ...journeyComments,
];
