import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { outboxMessages } from "#server/db/schema/community.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { stylistFollows } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { UNNAMED_SHOP } from "#server/modules/mail/email-template.ts";
import { createStyledLook } from "#tests/factories/styled-look-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { ALERTED_EMAIL, alertCalls, COSTS_LESS } from "#tests/setup/alert-calls.ts";
import { sendDigestsAt, shopTime } from "#tests/setup/alert-clock.ts";
import { emailFor, tokenIn } from "#tests/setup/emails.ts";
import { type Caller, signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop({ intervals: false });
const { alertedPerson, outfitOf1000, saveFor, setPrice } = alertCalls(shop);

const NEW_LOOK = "A new look by a stylist you follow";
const nine = (daysFromNow: number) => shopTime(daysFromNow, "09:00:00");
const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000);

/** A stylist, whose first look is older than any follow. */
async function stylist(username = "meera") {
  const stylistId = await createUser(shop.database, { username });
  await createStyledLook(shop.database, { stylistId, publishedAt: new Date("2026-01-01T00:00:00Z") });
  return { stylistId, publish: () => createStyledLook(shop.database, { stylistId }) };
}

const follow = async ({ headers }: Caller, username = "meera") => {
  const url = `/backend/stylist/${username}/follow`;
  expect((await shop.app.inject({ method: "PUT", url, headers })).statusCode).toBe(204);
};

/** Confirmed, without price alerts. */
const follower = () => signIn(shop, { email: ALERTED_EMAIL, emailConfirmedAt: new Date() });

it("a new look is told once to a person who only follows, with the stylist's name and how to stop it", async () => {
  const { publish } = await stylist();
  await follow(await follower());
  expect(await sendDigestsAt(shop, nine(1))).toBe(0);
  const { outfitId } = await publish();

  expect(await sendDigestsAt(shop, nine(1))).toBe(1);
  expect(await sendDigestsAt(shop, nine(1))).toBe(0);
  expect(await sendDigestsAt(shop, nine(2))).toBe(0);

  const email = await emailFor(shop, ALERTED_EMAIL, NEW_LOOK);
  const text = email.mail.text ?? "";
  expect(text).toContain("Styled by meera");
  expect(text).toContain(`https://shop.example/outfit/${outfitId}`);
  expect(text).toContain("because you follow stylists in our shop. We send at most one a day.");
  expect(text).toContain("Turn these messages off and unfollow all stylists");
  expect(text).not.toContain("looks that you saved");

  const url = `/backend/alerts/unsubscribe/${tokenIn(email, "/alerts/unsubscribe")}`;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const payload = "List-Unsubscribe=One-Click";
  expect((await shop.app.inject({ method: "POST", url, headers: form, payload })).statusCode).toBe(200);
  expect(await shop.database.$count(stylistFollows)).toBe(0);
  await publish();
  expect(await sendDigestsAt(shop, nine(3))).toBe(0);
});

it("comes in one message with price drops", async () => {
  const { publish } = await stylist();
  const asha = await alertedPerson();
  await follow(asha);
  const saved = await outfitOf1000();
  await saveFor(asha, saved);
  await setPrice(saved, 500);
  await publish();

  const morning = nine(1);
  expect(await sendDigestsAt(shop, morning)).toBe(1);
  await publish();
  expect(await sendDigestsAt(shop, hoursAfter(morning, 9))).toBe(0);

  const text = (await emailFor(shop, ALERTED_EMAIL, COSTS_LESS)).mail.text ?? "";
  expect(text).toContain("Now ₹500, was ₹1,000.");
  expect(text).toContain(NEW_LOOK);
  expect(text).toContain("get cheaper, and because you follow stylists");
});

it("is not told before 09:00, to an unconfirmed address, to a blocked person, or once it is not shown", async () => {
  const { publish } = await stylist();
  const asha = await follower();
  await follow(asha);
  const { outfitId } = await publish();
  const set = (values: Partial<typeof users.$inferInsert>) =>
    shop.database.update(users).set(values).where(eq(users.id, asha.userId));
  const show = (isActive: boolean) =>
    shop.database.update(outfits).set({ isActive }).where(eq(outfits.id, outfitId));

  expect(await sendDigestsAt(shop, shopTime(1, "08:59:00"))).toBe(0);
  await set({ emailConfirmedAt: null });
  expect(await sendDigestsAt(shop, nine(1))).toBe(0);
  await set({ emailConfirmedAt: new Date(), blockedAt: new Date() });
  expect(await sendDigestsAt(shop, nine(1))).toBe(0);
  await set({ blockedAt: null });
  await show(false);
  let tried = 0;
  const isEnding = async () => {
    tried += 1;
    return false;
  };
  expect([await sendDigestsAt(shop, nine(1), { isEnding }), tried]).toEqual([0, 0]);
  await show(true);
  expect(await sendDigestsAt(shop, nine(1))).toBe(1);
});

it("moves with the message: what cannot be queued is told later", async () => {
  const { publish } = await stylist();
  await follow(await follower());
  await publish();
  const before = await shop.database.select().from(stylistFollows);
  const failing = { publicUrl: undefined as unknown as string };
  const settings = { timeZone: "Asia/Kolkata", ...failing } as never;
  expect(await sendDigestsAt(shop, nine(1), { settings, log: { warn: () => {} } as never })).toBe(0);
  expect(await shop.database.select().from(stylistFollows)).toEqual(before);
  expect(await shop.database.$count(outboxMessages)).toBe(0);
  expect(await sendDigestsAt(shop, nine(1))).toBe(1);
});

it("is told the day after where the shop's time zone changes after the digest of the day", async () => {
  const { stylistId, publish } = await stylist();
  await follow(await follower());
  await publish();
  const morning = nine(1);
  expect(await sendDigestsAt(shop, morning)).toBe(1);
  const publishedAt = hoursAfter(morning, 3);
  const { outfitId } = await createStyledLook(shop.database, { stylistId, publishedAt });

  // 09:00 of the same day in New York is after 18:00 in India.
  const settings = { publicUrl: "https://shop.example", timeZone: "America/New_York", ...UNNAMED_SHOP };
  expect(await sendDigestsAt(shop, hoursAfter(morning, 11), { settings })).toBe(0);
  expect(await sendDigestsAt(shop, hoursAfter(morning, 24 + 11), { settings })).toBe(1);

  const bodies = await shop.database.select({ text: outboxMessages.textBody }).from(outboxMessages);
  expect(bodies.filter(({ text }) => text.includes(outfitId))).toHaveLength(1);
});
