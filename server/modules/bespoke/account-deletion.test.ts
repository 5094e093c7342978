import { isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { bespokeAnswerOutfits, bespokeRequests, outboxMessages } from "#server/db/schema/community.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { requestOutfit } from "#tests/setup/bespoke-calls.ts";
import { type Caller, signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();

const deleteAccount = async ({ userId, headers }: Caller) =>
  (await shop.app.inject({ method: "DELETE", url: `/backend/user/delete/${userId}`, headers })).statusCode;
const reply = ({ headers }: Caller, id: string, outfitId: string) =>
  shop.app.inject({
    method: "POST",
    url: `/backend/bespoke/admin/requests/${id}/answer`,
    headers,
    payload: { outfitIds: [outfitId], note: "For you" },
  });

// covers: account-deletion-01
it("deleting an account deletes its requests, answered or not, and their unsent emails", async () => {
  const { database } = shop;
  const [asha, admin] = [await signIn(shop), await signIn(shop, { isAdmin: true })];
  shop.smtp.rejectWith(451);
  await requestOutfit(shop, {}, asha.headers);
  const answered = await createRequest(database, { userId: asha.userId });
  await reply(admin, answered, await createOutfit(database));
  const visitors = await createRequest(database);
  expect(await database.$count(outboxMessages)).toBe(2);

  expect(await deleteAccount(asha)).toBe(200);

  expect(await database.select({ id: bespokeRequests.id }).from(bespokeRequests)).toEqual([{ id: visitors }]);
  expect(await database.$count(bespokeAnswerOutfits)).toBe(0);
  expect(await database.$count(outboxMessages)).toBe(0);
});

it("a reply remains when its administrator's account is deleted", async () => {
  const { database } = shop;
  const [admin] = [await signIn(shop, { isAdmin: true }), await signIn(shop, { isAdmin: true })];
  const id = await createRequest(database);
  await reply(admin, id, await createOutfit(database));

  expect(await deleteAccount(admin)).toBe(200);

  expect(await database.select().from(bespokeRequests)).toMatchObject([
    { id, answeredBy: null, answerNote: "For you", answeredAt: expect.any(Date) },
  ]);
});

it("deleting accounts, requesting and answering concurrently all succeed", async () => {
  const { database } = shop;
  const people = await Promise.all(Array.from({ length: 4 }, () => signIn(shop)));
  const admins = await Promise.all(Array.from({ length: 4 }, () => signIn(shop, { isAdmin: true })));
  const outfitId = await createOutfit(database);
  const ids = await Promise.all(people.map(({ userId }) => createRequest(database, { userId })));

  const [deleted, asked, answered] = await Promise.all([
    Promise.all([...people, ...admins.slice(1)].map(deleteAccount)),
    Promise.all(people.map(({ headers }) => requestOutfit(shop, {}, headers))),
    Promise.all(admins.map((admin, index) => reply(admin, ids[index] ?? "", outfitId))),
  ]);

  expect(new Set(deleted)).toEqual(new Set([200]));
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  for (const { statusCode } of answered) expect([200, 401, 404]).toContain(statusCode);
  expect(await database.$count(bespokeRequests, isNotNull(bespokeRequests.userId))).toBe(0);
});
