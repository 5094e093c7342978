import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { alertSettings, savedOutfits } from "#server/db/schema/boards.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { links } from "#server/db/schema/links.ts";
import { shopSecrets } from "#server/db/schema/nodes.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { ALERTED_EMAIL, alertCalls, COSTS_LESS } from "#tests/setup/alert-calls.ts";
import { sendDigestsAt, shopTime } from "#tests/setup/alert-clock.ts";
import { defaultBoardId, unsave } from "#tests/setup/board-calls.ts";
import { emailFor, tokenIn } from "#tests/setup/emails.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop({ intervals: false });
const { alertedPerson, outfitOf1000, saveFor, setPrice, setAlerts } = alertCalls(shop);

type LinkValues = Partial<Pick<typeof links.$inferInsert, "state" | "availability">>;
const setLinks = (values: LinkValues) => shop.database.update(links).set(values);

const nine = (daysFromNow: number) => shopTime(daysFromNow, "09:00:00");
const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000);
const waiting = () => shop.database.select().from(outboxMessages);

describe("a price drop", () => {
  it("is told with the old and the new price, why it is sent, and how to stop it", async () => {
    const asha = await alertedPerson();
    const outfitId = await outfitOf1000({ category: "Wedding", type: "Sponsored" });
    await saveFor(asha, outfitId);
    await setPrice(outfitId, 899.5);

    expect(await sendDigestsAt(shop, nine(1))).toBe(1);

    const email = await emailFor(shop, ALERTED_EMAIL, COSTS_LESS);
    const text = email.mail.text ?? "";
    expect(text).toContain("Wedding Outfit\nKurta\nSponsored · Now ₹899.50, was ₹1,000.");
    expect(text).toContain(`https://shop.example/outfit/${outfitId}`);
    expect(text).toContain("See your saved looks:\nhttps://shop.example/saved");
    expect(text).toContain("because you asked us to tell you when looks that you saved get cheaper");
    const token = tokenIn(email, "/alerts/unsubscribe");
    const headers = new Map(email.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe(
      `<https://shop.example/backend/alerts/unsubscribe/${token}>`,
    );
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it.each([
    { price: 950, sent: 1 },
    { price: 950.01, sent: 0 },
    { price: 1_200, sent: 0 },
  ])("to ₹$price from ₹1,000 sends $sent", async ({ price, sent }) => {
    const outfitId = await outfitOf1000();
    await saveFor(await alertedPerson(), outfitId);
    await setPrice(outfitId, price);

    expect(await sendDigestsAt(shop, nine(1))).toBe(sent);
  });

  it("is told once, and again when the price falls as much below the one that was told", async () => {
    const outfitId = await outfitOf1000();
    await saveFor(await alertedPerson(), outfitId);
    await setPrice(outfitId, 900);
    expect(await sendDigestsAt(shop, nine(1))).toBe(1);

    const sent = [];
    for (const [day, price] of [900, 1_000, 880, 855, 855].entries()) {
      await setPrice(outfitId, price);
      sent.push(await sendDigestsAt(shop, nine(day + 2)));
    }

    expect(sent).toEqual([0, 0, 0, 1, 0]);
    await expect.poll(() => shop.smtp.to(ALERTED_EMAIL).at(1)?.mail.text).toContain("Now ₹855, was ₹900.");
  });

  it("of several outfits is one email, the greatest drop first, and the rest is a number", async () => {
    const asha = await alertedPerson();
    const outfitIds = await createOutfits(
      shop.database,
      Array(12).fill({ items: [outfitItem("Kurta", 1_000)] }),
    );
    await createBoard(shop.database, { userId: asha.userId, outfitIds });
    for (const [index, id] of outfitIds.entries()) await setPrice(id, 900 - index * 10);

    expect(await sendDigestsAt(shop, nine(1))).toBe(1);
    expect(await sendDigestsAt(shop, nine(2))).toBe(0);

    const text = (await emailFor(shop, ALERTED_EMAIL, "12 looks you saved cost less")).mail.text ?? "";
    expect(text.match(/Now ₹\d+/g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Now ₹${790 + index * 10}`),
    );
    expect(text).toContain("And 2 more looks.");
  });

  it("is not told to a blocked person, and is once they are unblocked", async () => {
    const asha = await alertedPerson();
    const outfitId = await outfitOf1000();
    await saveFor(asha, outfitId);
    await setPrice(outfitId, 500);
    const setBlockedAt = (blockedAt: Date | null) =>
      shop.database.update(users).set({ blockedAt }).where(eq(users.id, asha.userId));

    await setBlockedAt(new Date());
    expect(await sendDigestsAt(shop, nine(1))).toBe(0);
    await setBlockedAt(null);
    expect(await sendDigestsAt(shop, nine(1))).toBe(1);
  });

  it("of an outfit that is no longer available, or no longer saved, is not told", async () => {
    const asha = await alertedPerson();
    const [hidden, taken] = [await outfitOf1000(), await outfitOf1000()];
    await saveFor(asha, hidden, taken);
    await shop.database.update(outfits).set({ isActive: false }).where(eq(outfits.id, hidden));
    await unsave(shop, asha.headers, await defaultBoardId(shop, asha.headers), taken);
    await setPrice(hidden, 500);
    await setPrice(taken, 500);

    expect(await sendDigestsAt(shop, nine(1))).toBe(0);
  });
});

describe("pieces", () => {
  it("that are gone or back are told once, with their shop", async () => {
    const outfitId = await outfitOf1000();
    await saveFor(await alertedPerson(), outfitId);

    const sent = [];
    const states: LinkValues[] = [
      { state: "ok", availability: "out_of_stock" },
      { state: "gone", availability: "out_of_stock" },
      { state: "ok", availability: "unknown" },
      { state: "ok", availability: "in_stock" },
      { state: "unreachable", availability: "in_stock" },
      { state: "gone", availability: "unknown" },
    ];
    for (const [day, values] of states.entries()) {
      await setLinks(values);
      sent.push(await sendDigestsAt(shop, nine(day + 1)));
    }

    expect(sent).toEqual([1, 0, 0, 1, 0, 1]);
    const lines = () =>
      shop.smtp.to(ALERTED_EMAIL).map(({ mail }) => mail.text?.match(/(No longer|Available) .*/)?.[0]);
    await expect
      .poll(lines)
      .toEqual([
        "No longer available: Kurta at Neel & Co.",
        "Available again: Kurta at Neel & Co.",
        "No longer available: Kurta at Neel & Co.",
      ]);
    expect(shop.smtp.to(ALERTED_EMAIL)[0]?.mail.subject).toBe("News about looks you saved");
  });

  it("that were gone when the outfit was saved are no news", async () => {
    const outfitId = await outfitOf1000();
    await setLinks({ state: "gone" });
    await saveFor(await alertedPerson(), outfitId);

    expect(await sendDigestsAt(shop, nine(1))).toBe(0);
    await setLinks({ state: "ok", availability: "in_stock" });
    expect(await sendDigestsAt(shop, nine(2))).toBe(1);
  });

  it("that an edit has removed are no news", async () => {
    const outfitId = await outfitOf1000();
    await saveFor(await alertedPerson(), outfitId);
    await setLinks({ state: "gone" });
    await shop.database.delete(outfitItems);

    expect(await sendDigestsAt(shop, nine(1))).toBe(0);
  });
});

describe("the digest is sent", () => {
  async function personWithNews(...args: Parameters<typeof alertedPerson>) {
    const person = await alertedPerson(...args);
    const outfitId = await outfitOf1000();
    await saveFor(person, outfitId);
    await setPrice(outfitId, 500);
    return { ...person, outfitId };
  }

  it("from 09:00 in the shop's time zone, also when the shop was stopped then", async () => {
    await personWithNews();

    expect(await sendDigestsAt(shop, shopTime(1, "00:00:00"))).toBe(0);
    expect(await sendDigestsAt(shop, shopTime(1, "08:59:59"))).toBe(0);
    expect(await sendDigestsAt(shop, shopTime(1, "23:59:59"))).toBe(1);
  });

  it("from the day after alerts were turned on, however often they are turned on", async () => {
    const before = nine(0);
    const { headers } = await personWithNews();
    // Midnight may have passed meanwhile.
    const days = [before, nine(0)];
    const [settings] = await shop.database.select().from(alertSettings);
    const first = new Date(`${settings?.comparedOn}T09:00:00+05:30`);
    expect(days).toContainEqual(first);

    expect(await sendDigestsAt(shop, first)).toBe(0);
    await setAlerts(headers, { priceDrops: true });
    expect(await sendDigestsAt(shop, hoursAfter(first, 24))).toBe(1);
  });

  it("once a day, by several nodes at once, after a restart and with more news", async () => {
    const { outfitId } = await personWithNews();

    const first = nine(1);
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => sendDigestsAt(shop, first)));
    await setPrice(outfitId, 100);
    const later = await sendDigestsAt(shop, hoursAfter(first, 11));
    const nextDay = await sendDigestsAt(shop, hoursAfter(first, 24));

    expect(atOnce.sort()).toEqual([0, 0, 0, 0, 1]);
    expect([later, nextDay]).toEqual([0, 1]);
    await expect.poll(() => shop.smtp.to(ALERTED_EMAIL)).toHaveLength(2);
  });

  it("never to an address that is not confirmed; what is new waits until it is", async () => {
    const { userId } = await personWithNews();
    await shop.database.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));

    expect(await sendDigestsAt(shop, nine(1))).toBe(0);
    await shop.database.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
    expect(await sendDigestsAt(shop, nine(1))).toBe(1);
  });

  it("only to people who said yes", async () => {
    const { headers } = await personWithNews();
    await setAlerts(headers, { priceDrops: false });
    const silent = await signIn(shop, { email: "silent@mail.example", emailConfirmedAt: new Date() });
    const outfitId = await outfitOf1000();
    await saveFor(silent, outfitId);
    await setPrice(outfitId, 500);

    expect(await sendDigestsAt(shop, nine(1))).toBe(0);
  });

  it("to each person with their own outfits, beyond one page of people", async () => {
    const outfitId = await outfitOf1000();
    const emails = Array.from({ length: 103 }, (_, index) => `person-${index}@mail.example`);
    const people = await shop.database
      .insert(users)
      .values(
        emails.map((email, index) => ({
          ...{ username: `p${index}`, usernameKey: `p${index}` },
          ...{ email, emailConfirmedAt: new Date() },
        })),
      )
      .returning({ userId: users.id });
    await shop.database
      .insert(alertSettings)
      .values(people.map((person) => ({ ...person, priceDrops: true })));
    const saved = { outfitId, toldPricePaise: 100_000 };
    await shop.database.insert(savedOutfits).values(people.map((person) => ({ ...person, ...saved })));
    await setPrice(outfitId, 500);

    const insert = vi.spyOn(shop.database, "insert");
    onTestFinished(() => insert.mockRestore());

    expect(await sendDigestsAt(shop, nine(1))).toBe(103);

    expect((await waiting()).length).toBe(103);
    expect(insert.mock.calls.filter(([table]) => table === shopSecrets)).toHaveLength(1);
  });

  it("by the next run when a run is stopped", async () => {
    await personWithNews();

    expect(await sendDigestsAt(shop, nine(1), { isEnding: async () => true })).toBe(0);
    expect(await sendDigestsAt(shop, nine(1))).toBe(1);
  });
});
