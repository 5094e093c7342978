import { shopDay } from "#contract/values/zoned-time.ts";
import { type DigestRun, sendDigests } from "#server/modules/boards/alerts/send-digests.ts";
import { UNNAMED_SHOP } from "#server/modules/mail/email-template.ts";
import type { MailShop } from "./mail-shop.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A time of a day from today in the tests' shop, whose zone is Asia/Kolkata. */
export function shopTime(daysFromNow: number, time: string): Date {
  const { day } = shopDay(new Date(Date.now() + daysFromNow * DAY_MS), "Asia/Kolkata");
  return new Date(`${day}T${time}+05:30`);
}

/** Makes the digests that are due at a time and sends them; returns how many. */
export async function sendDigestsAt(
  shop: MailShop,
  now: Date,
  run: Partial<DigestRun> = {},
): Promise<number> {
  const sent = await sendDigests(
    {
      database: shop.database,
      settings: { publicUrl: "https://shop.example", timeZone: "Asia/Kolkata", ...UNNAMED_SHOP },
      log: shop.app.log,
      isEnding: async () => false,
      ...run,
    },
    now,
  );
  shop.app.wakeMailSender();
  return sent;
}
