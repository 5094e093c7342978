import { z } from "zod";
import { STYLIST_ABOUT_MAX_LENGTH } from "#contract/limits.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { SUBMISSION_MESSAGES } from "#contract/messages/submissions.ts";
import { outfitSummarySchema } from "#contract/outfit/outfit.ts";
import { replaceHidden } from "#contract/values/text.ts";

/** Stylists: people of whom the shop has published a look. */

const count = z.number().int().min(0);

export const stylistPageSchema = z
  .object({
    stylist: z.object({
      username: z.string(),
      about: z.string(),
      numberOfOutfits: count,
      totals: z.object({ views: count, likes: count, saves: count }),
      isFollowed: z.boolean().optional().describe("by the caller; only for signed-in users"),
    }),
    outfits: z.array(outfitSummarySchema).describe("the active ones, newest first, at most 60"),
  })
  .meta({ id: "StylistPage" });
export type StylistPage = z.infer<typeof stylistPageSchema>;

/** The stylists whom the caller follows, by name. */
export const followedStylistsSchema = z
  .object({ stylists: z.array(z.object({ username: z.string() })) })
  .meta({ id: "FollowedStylists" });
export type FollowedStylists = z.infer<typeof followedStylistsSchema>;

/** What a stylist says about themselves on their page. */
export const stylistAboutSchema = z.object({
  about: z
    .string()
    .trim()
    .max(STYLIST_ABOUT_MAX_LENGTH, SUBMISSION_MESSAGES.aboutTooLong)
    .refine((text) => hasNothingHidden(text), INPUT_MESSAGES.controlCharacters),
});

/** Line ends are no hidden characters of a text of several lines. */
function hasNothingHidden(text: string): boolean {
  const line = text.replace(/\r?\n/g, " ");
  return replaceHidden(line, "") === line;
}
