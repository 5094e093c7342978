import { expect, it } from "vitest";
import type { OwnBespokeRequests } from "#contract/bespoke/bespoke.ts";
import { OWN_BESPOKE_REQUESTS_LISTED } from "#contract/limits.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { LOOK, requestOutfit } from "#tests/setup/bespoke-calls.ts";
import { type Caller, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const HOUR_MS = 60 * 60 * 1_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const requestsOf = async ({ headers }: Caller) =>
  (await shop.app.inject({ url: "/backend/bespoke", headers })).json<OwnBespokeRequests>().requests;

it("a person's own requests are those sent while signed in, newest first, with when they are due or were answered", async () => {
  const { database } = shop;
  const [asha, meera] = [await signIn(shop), await signIn(shop)];
  const [createdAt, answeredAt] = [hoursAgo(30), hoursAgo(20)];
  const answered = await createRequest(database, {
    userId: asha.userId,
    createdAt,
    answeredAt,
    answerNote: "A",
  });
  await createRequest(database, { userId: meera.userId });
  await createRequest(database, { email: "asha@mail.example" });
  await requestOutfit(shop, {}, asha.headers);

  const [open, ...others] = await requestsOf(asha);
  expect(open).toMatchObject({ description: LOOK, answeredAt: null });
  expect(others).toEqual([
    {
      _id: answered,
      description: "A linen look for a beach wedding",
      createdAt: createdAt.toISOString(),
      dueAt: new Date(createdAt.getTime() + 24 * HOUR_MS).toISOString(),
      answeredAt: answeredAt.toISOString(),
    },
  ]);
  expect(await requestsOf(meera)).toHaveLength(1);
  expect((await shop.app.inject({ url: "/backend/bespoke" })).statusCode).toBe(401);
});

it("the newest of many requests are listed", async () => {
  const asha = await signIn(shop);
  for (let hour = OWN_BESPOKE_REQUESTS_LISTED + 1; hour > 0; hour -= 1)
    await createRequest(shop.database, {
      userId: asha.userId,
      createdAt: hoursAgo(hour),
      description: `${hour}`,
    });

  const listed = await requestsOf(asha);
  expect(listed).toHaveLength(OWN_BESPOKE_REQUESTS_LISTED);
  expect(listed[0]?.description).toBe("1");
});
