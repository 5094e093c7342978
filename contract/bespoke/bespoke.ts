import { z } from "zod";
import { emailAddress } from "#contract/account/email-address.ts";
import { emptyAsAbsent, previousRow, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  BESPOKE_DESCRIPTION_MAX_LENGTH,
  BESPOKE_DESCRIPTION_MIN_LENGTH,
  BESPOKE_LIMIT_MAX,
  BESPOKE_NOTE_MAX_LENGTH,
  BESPOKE_PAGE_SIZE,
  OUTFITS_PER_BESPOKE_REPLY,
  START_INDEX_MAX,
} from "#contract/limits.ts";
import { BESPOKE_MESSAGES as messages } from "#contract/messages/bespoke.ts";
import { storedText } from "#contract/values/text.ts";

/** Requests for a bespoke look, and the administrator's reply to them. */

/** Text fields of the form. The optional inspiration image is the multipart field `image`. */
export const bespokeRequestInputSchema = z.object({
  description: storedText(
    z
      .string(messages.descriptionTooShort)
      .max(BESPOKE_DESCRIPTION_MAX_LENGTH, messages.descriptionTooLong)
      .trim()
      .min(BESPOKE_DESCRIPTION_MIN_LENGTH, messages.descriptionTooShort),
    messages.descriptionTooShort,
  ),
  email: emailAddress(messages.emailRequired),
});
export type BespokeRequestInput = z.output<typeof bespokeRequestInputSchema>;

export const bespokeReplyInputSchema = z.object({
  outfitIds: z
    .array(z.string(), messages.outfitsRequired)
    .min(1, messages.outfitsRequired)
    .max(OUTFITS_PER_BESPOKE_REPLY, messages.tooManyOutfits),
  note: storedText(
    z
      .string(messages.noteRequired)
      .trim()
      .min(1, messages.noteRequired)
      .max(BESPOKE_NOTE_MAX_LENGTH, messages.noteTooLong),
    messages.noteRequired,
  ),
});
export type BespokeReplyInput = z.output<typeof bespokeReplyInputSchema>;

/** A request as administrators see it. */
export const bespokeRequestSchema = z
  .object({
    _id: z.string(),
    description: z.string(),
    email: z.string(),
    name: z.string().nullable().describe("of the account that sent it; null for a visitor's request"),
    image: z.string().nullable().describe("Path of the inspiration image below /backend, for administrators"),
    imageWidth: z.number().int().nullable(),
    imageHeight: z.number().int().nullable(),
    imagePlaceholder: z.string().nullable(),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().describe("24 hours after createdAt"),
    answeredAt: z.iso.datetime().nullable(),
    answerNote: z.string().nullable(),
    answerOutfitIds: z.array(z.string()).describe("in the order in which they are shown"),
    searchTerm: z
      .string()
      .describe("what the shop's search understands of the description; empty if that is nothing"),
    budget: z.number().nullable().describe("rupees: the highest price that the description names"),
  })
  .meta({ id: "BespokeRequest" });
export type BespokeRequest = z.infer<typeof bespokeRequestSchema>;

/** A person's own requests. */
export const ownBespokeRequestsSchema = z
  .object({
    requests: z
      .array(
        bespokeRequestSchema.pick({
          _id: true,
          description: true,
          createdAt: true,
          dueAt: true,
          answeredAt: true,
        }),
      )
      .describe("those that the account sent while signed in: the newest 20, newest first"),
  })
  .meta({ id: "OwnBespokeRequests" });
export type OwnBespokeRequests = z.infer<typeof ownBespokeRequestsSchema>;

/** Order of a list: `open` by due time, earliest first; `answered` by reply time, latest first. */
export const BESPOKE_STATES = ["open", "answered"] as const;
export type BespokeState = (typeof BESPOKE_STATES)[number];

export const bespokeListQuerySchema = z.object({
  state: emptyAsAbsent(z.enum(BESPOKE_STATES).default("open")),
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, BESPOKE_LIMIT_MAX).default(BESPOKE_PAGE_SIZE)),
});
export type BespokeListQuery = z.output<typeof bespokeListQuerySchema>;

export const bespokeRequestListSchema = z
  .object({
    requests: z.array(bespokeRequestSchema),
    openRequests: z.number().int().min(0),
    hasMore: z.boolean(),
    ...previousRow,
  })
  .meta({ id: "BespokeRequestList" });
export type BespokeRequestList = z.infer<typeof bespokeRequestListSchema>;
