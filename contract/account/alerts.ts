import { z } from "zod";
import { ALERT_MESSAGES as messages } from "#contract/messages/boards.ts";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";

/** Alerts about saved outfits: one digest by e-mail a day at most. */

/** An outfit is reported when its price is at least this much below the last one that its saver was told. */
export const PRICE_DROP_PERCENT = 5;
/** Hour of the shop's time zone from which a day's digests are sent. */
export const ALERT_HOUR = 9;

export const alertSettingsSchema = z
  .object({
    priceDrops: z
      .boolean(messages.priceDropsExpected)
      .describe("whether to be told of price drops, and of pieces that are gone or back"),
  })
  .meta({ id: "AlertSettings" });
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/** The secret in a link of a digest. */
export const alertTokenSchema = z.object({
  token: z
    .string(MAILING_ERRORS.tokenInvalid.text)
    .min(1, MAILING_ERRORS.tokenInvalid.text)
    .max(200, MAILING_ERRORS.tokenInvalid.text),
});
