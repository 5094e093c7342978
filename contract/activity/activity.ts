import { z } from "zod";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import { ACTIVITY_LIMIT_MAX, ACTIVITY_PAGE_SIZE, START_INDEX_MAX } from "#contract/limits.ts";

/** What administrators did, for other administrators to read. */

/** What an activity was done to. */
export const ACTIVITY_SUBJECTS = [
  "outfit",
  "link",
  "piece",
  "bespokeRequest",
  "import",
  "user",
  "newsletter",
  "text",
  "settings",
  "demo",
  "pictureRights",
  "submission",
] as const;
export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number];

/** What was done; its words are in `ACTIVITY_LABELS`. */
export const ACTIVITY_ACTIONS = [
  "created",
  "changed",
  "activated",
  "deactivated",
  "deleted",
  "duplicated",
  "scheduled",
  "published",
  "replaced",
  "priceAccepted",
  "priceRejected",
  "answered",
  "imported",
  "importUndone",
  "madeAdministrator",
  "administratorRemoved",
  "passkeyCodeMade",
  "blocked",
  "unblocked",
  "approved",
  "removed",
  "exported",
  "confirmed",
  "changesRequested",
  "declined",
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** Values by the names of their fields. */
const fieldsSchema = z.record(z.string(), z.unknown());
export type ActivityFields = z.infer<typeof fieldsSchema>;

export const activitySchema = z
  .object({
    _id: z.string(),
    action: z.enum(ACTIVITY_ACTIONS),
    subject: z.object({
      kind: z.enum(ACTIVITY_SUBJECTS),
      id: z.string().describe("empty for what has no id, such as the settings"),
      name: z
        .string()
        .describe("what it was called then; empty once the person it names has deleted their account"),
    }),
    administrator: z
      .string()
      .nullable()
      .describe("username; null if the shop did it by itself, or the account is deleted"),
    isAutomatic: z.boolean().describe("whether the shop did it by itself"),
    before: fieldsSchema.nullable().describe("the changed fields as they were"),
    after: fieldsSchema.nullable().describe("the changed fields as they are since"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Activity" });
export type Activity = z.infer<typeof activitySchema>;

export const activityListSchema = z
  .object({ entries: z.array(activitySchema), total: z.number().int() })
  .meta({ id: "ActivityList" });
export type ActivityList = z.infer<typeof activityListSchema>;

export const activityQuerySchema = z.object({
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, ACTIVITY_LIMIT_MAX).default(ACTIVITY_PAGE_SIZE)),
  subject: emptyAsAbsent(
    z.enum(ACTIVITY_SUBJECTS).optional().describe("only what was done to subjects of this kind"),
  ),
});
