import { z } from "zod";
import { HOLD_REASONS } from "#contract/engagement/contribution-reports.ts";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  MODERATION_LIMIT_MAX,
  MODERATION_PAGE_SIZE,
  START_INDEX_MAX,
  SUBMISSION_NOTE_MAX_LENGTH,
} from "#contract/limits.ts";
import { LINK_STATES } from "#contract/links/links.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { SUBMISSION_MESSAGES as messages } from "#contract/messages/submissions.ts";
import { outfitInputSchema } from "#contract/outfit/outfit-input.ts";
import { storedText } from "#contract/values/text.ts";

/** Looks that people submit, and what administrators decide on them. */

export const SUBMISSION_STATES = [
  "draft",
  "submitted",
  "changes_requested",
  "published",
  "declined",
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export const SUBMISSION_ACTIONS = ["publish", "request_changes", "decline"] as const;
export type SubmissionAction = (typeof SUBMISSION_ACTIONS)[number];

/** What an administrator should look at before publishing: what the checks of texts found, or of links. */
export const SUBMISSION_WARNINGS = [...HOLD_REASONS, "links-changed"] as const;

const count = z.number().int().min(0);
const timestamp = z.iso.datetime().describe("UTC, ISO 8601");

/** What its author says of a look; its rating and type are the shop's. */
export const submissionInputSchema = outfitInputSchema.omit({ type: true, rateLook: true });
export type SubmissionInput = z.output<typeof submissionInputSchema>;

export const submissionSchema = z
  .object({
    _id: z.string(),
    state: z.enum(SUBMISSION_STATES),
    note: z.string().nullable().describe("what changes are asked for, or why the look was declined"),
    outfitId: z.string().nullable().describe("the look in the shop, once it was published"),
    ...submissionInputSchema.shape,
    totalPrice: z.number().describe("rupees"),
    image: z.string().describe("path of the picture, which only the author and administrators may read"),
    imageWidth: z.number().int(),
    imageHeight: z.number().int(),
    isComposed: z.boolean().describe("whether the picture was made in the studio"),
    createdAt: timestamp,
    updatedAt: timestamp,
    submittedAt: timestamp.nullable(),
    publishedAt: timestamp.nullable(),
  })
  .meta({ id: "Submission" });
export type Submission = z.infer<typeof submissionSchema>;

export const submissionListSchema = z
  .object({ submissions: z.array(submissionSchema).describe("the caller's, newest first") })
  .meta({ id: "SubmissionList" });
export type SubmissionList = z.infer<typeof submissionListSchema>;

export const submissionQueueQuerySchema = z.object({
  state: emptyAsAbsent(z.enum(SUBMISSION_STATES, messages.stateUnknown).default("submitted")),
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, MODERATION_LIMIT_MAX).default(MODERATION_PAGE_SIZE)),
});

/** A link of a submitted look, as the last check found it. */
const submissionLinkSchema = z.object({
  itemLink: z.string(),
  state: z.enum(LINK_STATES),
  finalUrl: z.string().nullable().describe("where it leads after redirects"),
  problem: z.string().nullable(),
  changedFrom: z
    .string()
    .nullable()
    .describe("where it led when the look was published, if that was elsewhere"),
});

/** A submitted look as administrators see it. */
export const adminSubmissionSchema = submissionSchema
  .extend({
    author: z.object({
      _id: z.string(),
      username: z.string(),
      createdAt: timestamp,
      isBlocked: z.boolean(),
      numberOfPublished: count.describe("looks of this author in the shop"),
    }),
    warnings: z.array(z.enum(SUBMISSION_WARNINGS)),
    links: z.array(submissionLinkSchema),
  })
  .meta({ id: "AdminSubmission" });
export type AdminSubmission = z.infer<typeof adminSubmissionSchema>;

/** What waits longest comes first; other states, newest first. */
export const submissionQueueSchema = z
  .object({ submissions: z.array(adminSubmissionSchema), total: count })
  .meta({ id: "SubmissionQueue" });
export type SubmissionQueue = z.infer<typeof submissionQueueSchema>;

const note = storedText(
  z.string(INPUT_MESSAGES.noteText).trim().max(SUBMISSION_NOTE_MAX_LENGTH, messages.noteTooLong),
  INPUT_MESSAGES.noteText,
);

export const submissionDecisionSchema = z
  .object({
    action: z.enum(SUBMISSION_ACTIONS, messages.actionRequired),
    note: note.optional().describe("for the author; needed unless the look is published"),
    submittedAt: timestamp
      .optional()
      .describe("of the look that the decision is about, which fails with 409 once it was submitted anew"),
    // Without their defaults: a look that is published again keeps its own.
    rateLook: outfitInputSchema.shape.rateLook.unwrap().optional(),
    type: outfitInputSchema.shape.type.unwrap().optional(),
  })
  .refine(({ action, note: text }) => action === "publish" || Boolean(text), {
    path: ["note"],
    message: messages.noteRequired,
  });
export type SubmissionDecision = z.output<typeof submissionDecisionSchema>;

/** How a published look did, by days of the shop's time zone, oldest first; days of nothing are left out. */
export const submissionFiguresSchema = z
  .object({
    days: z.array(z.object({ day: z.iso.date(), views: count, likes: count, saves: count, opens: count })),
  })
  .meta({ id: "SubmissionFigures" });
export type SubmissionFigures = z.infer<typeof submissionFiguresSchema>;
