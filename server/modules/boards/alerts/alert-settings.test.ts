import { inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountState } from "#contract/account/account.ts";
import { ALERT_MESSAGES as messages } from "#contract/messages/boards.ts";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";
import { alertSettings } from "#server/db/schema/boards.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { stylistFollows } from "#server/db/schema/submissions.ts";
import { users } from "#server/db/schema/users.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { post } from "#tests/setup/account-calls.ts";
import { ALERTED_EMAIL, alertCalls, COSTS_LESS } from "#tests/setup/alert-calls.ts";
import { sendDigestsAt, shopTime } from "#tests/setup/alert-clock.ts";
import { defaultBoardId, save } from "#tests/setup/board-calls.ts";
import { emailFor, tokenIn } from "#tests/setup/emails.ts";
import { type Caller, signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop({ intervals: false });
const { alertedPerson, outfitOf1000, saveFor, setPrice, setAlerts } = alertCalls(shop);

type Headers = Record<string, string>;

const nine = (daysFromNow: number) => shopTime(daysFromNow, "09:00:00");
const waiting = () => shop.database.select().from(outboxMessages);

describe("the switch", () => {
  const accountOf = async (headers: Headers) =>
    (await shop.app.inject({ url: "/backend/user/account", headers })).json<AccountState>();

  it("is off until it is turned on; the question is asked until it is answered", async () => {
    const { headers } = await signIn(shop);
    const id = await defaultBoardId(shop, headers);
    const outfitId = await createOutfit(shop.database);

    expect((await accountOf(headers)).alerts).toEqual({ priceDrops: false });
    expect((await save(shop, headers, id, outfitId)).asksForAlerts).toBe(true);
    expect((await setAlerts(headers, { priceDrops: false })).json()).toEqual({ priceDrops: false });
    expect((await save(shop, headers, id, outfitId)).asksForAlerts).toBe(false);
    expect((await setAlerts(headers, { priceDrops: true })).json()).toEqual({ priceDrops: true });
    expect((await accountOf(headers)).alerts).toEqual({ priceDrops: true });
  });

  it.each([{}, { priceDrops: null }, { priceDrops: "yes" }, { priceDrops: 1 }])(
    "cannot be set to %j",
    async (body) => {
      const { headers } = await signIn(shop);

      const response = await setAlerts(headers, body);

      expect(response.statusCode).toBe(400);
      expect(await shop.database.$count(alertSettings)).toBe(0);
    },
  );

  it("withdraws a digest that is not sent yet, as does the deletion of the account", async () => {
    const people = [await alertedPerson(), await alertedPerson("ravi@mail.example")];
    const outfitId = await outfitOf1000();
    for (const person of people) await saveFor(person, outfitId);
    await setPrice(outfitId, 500);
    shop.smtp.rejectWith(451);
    await sendDigestsAt(shop, nine(1));
    const [asha, ravi] = people;

    await setAlerts(asha?.headers ?? {}, { priceDrops: false });
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual(["ravi@mail.example"]);
    await shop.app.inject({
      method: "DELETE",
      url: `/backend/user/delete/${ravi?.userId}`,
      headers: ravi?.headers ?? {},
    });
    expect(await waiting()).toEqual([]);
  });
});

it("a digest that is not sent yet stays for who follows stylists, because it may tell of their looks", async () => {
  const asha = await alertedPerson();
  const outfitId = await outfitOf1000();
  await saveFor(asha, outfitId);
  await setPrice(outfitId, 500);
  const stylistId = await createUser(shop.database);
  await shop.database.insert(stylistFollows).values({ userId: asha.userId, stylistId });
  shop.smtp.rejectWith(451);
  await sendDigestsAt(shop, nine(1));
  await setAlerts(asha.headers, { priceDrops: false });
  expect(await waiting()).toHaveLength(1);
});

it("a digest that is not sent yet is withdrawn when the last stylist is followed no more, in whichever order", async () => {
  const asha = await alertedPerson();
  const outfitId = await outfitOf1000();
  await saveFor(asha, outfitId);
  await setPrice(outfitId, 500);
  const stylistId = await createUser(shop.database, { username: "meera" });
  await shop.database.insert(stylistFollows).values({ userId: asha.userId, stylistId });
  shop.smtp.rejectWith(451);
  await sendDigestsAt(shop, nine(1));
  await setAlerts(asha.headers, { priceDrops: false });
  const unfollowed = await shop.app.inject({
    method: "DELETE",
    url: "/backend/stylist/meera/follow",
    headers: asha.headers,
  });
  expect(unfollowed.statusCode, unfollowed.body).toBeLessThan(300);
  expect(await waiting()).toEqual([]);
});

describe("unsubscribing", () => {
  async function tokenOfDigest(person: Caller, day = 1): Promise<string> {
    const outfitId = await outfitOf1000();
    await saveFor(person, outfitId);
    await setPrice(outfitId, 500);
    await sendDigestsAt(shop, nine(day));
    return tokenIn(await emailFor(shop, ALERTED_EMAIL, COSTS_LESS), "/alerts/unsubscribe");
  }
  const isOn = async ({ userId }: Caller) =>
    (
      await shop.database
        .select()
        .from(alertSettings)
        .where(inArray(alertSettings.userId, [userId]))
    )[0]?.priceDrops;

  it("takes one POST of a mail program, without an origin (RFC 8058)", async () => {
    const asha = await alertedPerson();
    const token = await tokenOfDigest(asha);

    const response = await shop.app.inject({
      method: "POST",
      url: `/backend/alerts/unsubscribe/${token}`,
      headers: { "user-agent": "Mail/1.0", "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });

    expect(response.json()).toEqual({ success: true, message: messages.unsubscribed });
    expect(await isOn(asha)).toBe(false);
  });

  it("works on the page, again and with the link of an old digest", async () => {
    const asha = await alertedPerson();
    const token = await tokenOfDigest(asha);

    const first = await post(shop, "/alerts/unsubscribe", { token });
    await setAlerts(asha.headers, { priceDrops: true });
    const again = await post(shop, "/alerts/unsubscribe", { token });

    expect([first.json(), again.json()]).toEqual(
      Array(2).fill({ success: true, message: messages.unsubscribed }),
    );
    expect(await isOn(asha)).toBe(false);
  });

  it("works on the page without scripts", async () => {
    const asha = await alertedPerson();
    const token = await tokenOfDigest(asha);

    const response = await shop.app.inject({
      method: "POST",
      url: `/alerts/unsubscribe?token=${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      payload: "",
    });

    expect([response.statusCode, response.headers.location]).toEqual([303, "/sent/alerts-off"]);
    expect(await isOn(asha)).toBe(false);
  });

  it("a GET changes nothing and redirects to the page", async () => {
    const asha = await alertedPerson();
    const token = await tokenOfDigest(asha);

    const response = await shop.app.inject(`/backend/alerts/unsubscribe/${token}`);

    expect(response.headers.location).toBe(`https://shop.example/alerts/unsubscribe?token=${token}`);
    expect(await isOn(asha)).toBe(true);
  });

  it("needs a token that the shop wrote, of an account that exists", async () => {
    const asha = await alertedPerson();
    const token = await tokenOfDigest(asha);
    const otherUser = Buffer.from(token, "base64url");
    otherUser[0] = (otherUser[0] ?? 0) ^ 1;
    const otherCode = Buffer.from(token, "base64url");
    otherCode[31] = (otherCode[31] ?? 0) ^ 1;

    for (const wrong of [otherUser.toString("base64url"), otherCode.toString("base64url"), "x", "👗", " "]) {
      const response = await post(shop, "/alerts/unsubscribe", { token: wrong });
      expect(response.json(), wrong).toMatchObject({
        code: "NOT_FOUND",
        message: MAILING_ERRORS.tokenInvalid.text,
      });
    }
    for (const body of [{}, { token: "" }, { token: 7 }, { token: "x".repeat(201) }]) {
      expect((await post(shop, "/alerts/unsubscribe", body)).statusCode).toBe(400);
    }
    expect(await isOn(asha)).toBe(true);
    await shop.database.delete(users);
    expect((await post(shop, "/alerts/unsubscribe", { token })).statusCode).toBe(404);
  });
});
