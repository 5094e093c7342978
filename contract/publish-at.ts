import { z } from "zod";
import { PUBLISH_WITHIN_YEARS } from "./limits.ts";
import { OUTFIT_CHANGE_MESSAGES as messages } from "./messages/outfit-changes.ts";

/** The time at which an inactive outfit is to be activated: in the future and within two years. */
export const publishAtSchema = z.iso
  .datetime({ offset: true, error: messages.publishAtInvalid })
  .transform((text) => new Date(text))
  .refine((time) => time.getTime() > Date.now(), { error: messages.publishAtPast, abort: true })
  .refine((time) => time <= latestPublishAt(), messages.publishAtTooLate);

function latestPublishAt(): Date {
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + PUBLISH_WITHIN_YEARS);
  return latest;
}
