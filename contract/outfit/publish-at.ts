import { z } from "zod";
import { PUBLISH_WITHIN_YEARS } from "#contract/limits.ts";
import { OUTFIT_CHANGE_MESSAGES as messages } from "#contract/messages/outfit-changes.ts";

/**
 * The time at which an inactive outfit is to be activated, within two years. Whether it is in the future is checked by the database's clock,
 * which publishes: those of devices and nodes may be wrong.
 */
export const publishAtSchema = z.iso
  .datetime({ offset: true, error: messages.publishAtInvalid })
  .transform((text) => new Date(text))
  .refine((time) => time <= latestPublishAt(), messages.publishAtTooLate);

function latestPublishAt(): Date {
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + PUBLISH_WITHIN_YEARS);
  return latest;
}
