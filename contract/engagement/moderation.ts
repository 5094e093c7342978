import { z } from "zod";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  MODERATION_LIMIT_MAX,
  MODERATION_PAGE_SIZE,
  REPORT_NOTE_MAX_LENGTH,
  START_INDEX_MAX,
} from "#contract/limits.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { MODERATION_MESSAGES as messages } from "#contract/messages/moderation.ts";
import { storedText } from "#contract/values/text.ts";
import { CONTRIBUTION_REPORT_REASONS, HOLD_REASONS, MODERATION_ACTIONS } from "./contribution-reports.ts";

/** Reports of comments and replies, and the queue of those that an administrator decides on. */

const count = z.number().int().min(0);

export const contributionReportSchema = z.object({
  reason: z.enum(CONTRIBUTION_REPORT_REASONS, INPUT_MESSAGES.reasonRequired),
  note: storedText(
    z.string(INPUT_MESSAGES.noteText).trim().max(REPORT_NOTE_MAX_LENGTH, INPUT_MESSAGES.noteTooLong),
    INPUT_MESSAGES.noteText,
  ).optional(),
});
export type ContributionReport = z.output<typeof contributionReportSchema>;

export const moderationQueueQuerySchema = z.object({
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, MODERATION_LIMIT_MAX).default(MODERATION_PAGE_SIZE)),
});

export const moderationActionSchema = z.object({
  action: z.enum(MODERATION_ACTIONS, messages.actionRequired),
});

const contextSchema = z.object({
  _id: z.string(),
  kind: z.enum(["comment", "reply"]),
  username: z.string().nullable().describe("null after the author's account is deleted"),
  text: z.string(),
  createdAt: z.iso.datetime(),
  isHeld: z.boolean(),
});

export const moderationEntrySchema = z
  .object({
    _id: z.string(),
    kind: z.enum(["comment", "reply"]),
    text: z.string(),
    author: z
      .object({
        _id: z.string(),
        username: z.string(),
        createdAt: z.iso.datetime(),
        isUserAdmin: z.boolean(),
        isBlocked: z.boolean(),
      })
      .nullable()
      .describe("null after the account is deleted"),
    outfitId: z.string(),
    outfitName: z.string(),
    isHeld: z.boolean().describe("whether only its author and administrators see it"),
    reasons: z.array(z.enum(HOLD_REASONS)).describe("why it is held"),
    reportCount: count.describe("of reports since the last decision"),
    reports: z
      .array(z.object({ reason: z.enum(CONTRIBUTION_REPORT_REASONS), note: z.string().nullable() }))
      .describe("the latest few"),
    thread: z
      .array(contextSchema)
      .describe("of a reply: its comment and the replies before it; of a comment: its first replies"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ModerationEntry" });
export type ModerationEntry = z.infer<typeof moderationEntrySchema>;

/** What waits longest comes first. */
export const moderationQueueSchema = z
  .object({ entries: z.array(moderationEntrySchema), total: count })
  .meta({ id: "ModerationQueue" });
export type ModerationQueue = z.infer<typeof moderationQueueSchema>;
