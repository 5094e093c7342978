import { expect, it } from "vitest";
import { comments, outfitReactions } from "#server/db/schema/engagement.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { type Caller, call, callForOutfit, signIn, signInMany } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

/**
 * On PostgreSQL (TEST_DATABASE_URL) the calls run at the same time; the embedded engine runs one transaction
 * at a time, so fewer do.
 */
const [REACTIONS, CALLS] = process.env.TEST_DATABASE_URL ? [1_000, 2_000] : [200, 300];
/** The number of accounts that are deleted during the calls. */
const DEPARTURES = 10;

const shop = testShop();
const MINUTES_MS = 5 * 60_000;

/** Waits for responses and counts their statuses. */
async function statusesOf(calls: Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(calls)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

/** Pseudo-random numbers that are the same in every run. */
function choices(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

// covers: reactions-02
it(
  "concurrent likes and dislikes of one outfit by 40 users leave exact counters",
  async () => {
    const id = await createOutfit(shop.database);
    const callers = await signInMany(shop, 40);
    const choose = choices(1);

    const statuses = await statusesOf(
      Array.from({ length: REACTIONS }, (_, index) =>
        call(shop, `PUT /${["like", "dislike"][choose(2)]}/${id}`, callers[index % callers.length]?.headers),
      ),
    );

    expect(statuses).toEqual({ 200: REACTIONS });
    await expectExactCounters(shop.database);
    const outfit = await callForOutfit(shop, `GET /${id}`);
    expect(outfit.likes).toHaveLength(outfit.numberOfLikes);
    expect(outfit.likes.filter((userId) => outfit.dislikes.includes(userId))).toEqual([]);
  },
  MINUTES_MS,
);

it.each([
  { count: 50, left: 0 },
  { count: 51, left: 1 },
])("$count concurrent likes of one user leave $left", async ({ count, left }) => {
  const id = await createOutfit(shop.database);
  const { headers } = await signIn(shop);

  const statuses = await statusesOf(
    Array.from({ length: count }, () => call(shop, `PUT /like/${id}`, headers)),
  );

  expect(statuses).toEqual({ 200: count });
  expect((await callForOutfit(shop, `GET /${id}`)).numberOfLikes).toBe(left);
  await expectExactCounters(shop.database);
});

it("concurrent like and dislike of one user leave one of them", async () => {
  const id = await createOutfit(shop.database);
  const callers = await signInMany(shop, 20);

  const statuses = await statusesOf(
    callers.flatMap(({ headers }) => [
      call(shop, `PUT /like/${id}`, headers),
      call(shop, `PUT /dislike/${id}`, headers),
    ]),
  );

  expect(statuses).toEqual({ 200: 40 });
  expect(await shop.database.$count(outfitReactions)).toBe(20);
  await expectExactCounters(shop.database);
});

it("of concurrent deletions of one comment, one succeeds", async () => {
  const id = await createOutfit(shop.database);
  const commentId = await createComment(shop.database, { outfitId: id });
  const admins = await Promise.all(Array.from({ length: 10 }, () => signIn(shop, { isAdmin: true })));

  const statuses = await statusesOf(
    admins.map(({ headers }) => call(shop, `DELETE /comment/${id}/${commentId}`, headers)),
  );

  expect(statuses).toEqual({ 200: 1, 404: 9 });
  expect(await shop.database.$count(comments)).toBe(0);
  await expectExactCounters(shop.database);
});

// covers: reactions-02
it(
  "concurrent reactions, comments, replies, deletions and deleted accounts leave exact counters without deadlock",
  async () => {
    const outfitIds = [await createOutfit(shop.database), await createOutfit(shop.database)];
    const people = await signInMany(shop, 40);
    const leaving = people.slice(-DEPARTURES);
    const admins = await Promise.all(Array.from({ length: 5 }, () => signIn(shop, { isAdmin: true })));
    const made = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const outfitId = outfitIds[index % 2] ?? "";
        const author = people.at(-1 - (index % 4))?.userId ?? null;
        const commentId = await createComment(shop.database, { outfitId, userId: author });
        const replyIds = [
          await createReply(shop.database, { commentId, userId: author }),
          await createReply(shop.database, { commentId, userId: author }),
        ];
        return { outfitId, commentId, replyIds };
      }),
    );
    const choose = choices(2);
    const anyOf = <T>(values: readonly T[]): T => values[choose(values.length)] as T;
    const anyCall = () => {
      const { outfitId, commentId, replyIds } = anyOf(made);
      const { headers } = anyOf(people);
      const kind = anyOf(["like", "dislike"]);
      const dice = choose(100);
      if (dice < 25) return call(shop, `PUT /${kind}/${outfitId}`, headers);
      if (dice < 50) return call(shop, `PUT /comment/${kind}/${outfitId}/${commentId}`, headers);
      const reply = `${outfitId}/${commentId}/${anyOf(replyIds)}`;
      if (dice < 75) return call(shop, `PUT /reply/${kind}/${reply}`, headers);
      if (dice < 84) return call(shop, `POST /comment/${outfitId}`, headers, "Lovely");
      if (dice < 97) return call(shop, `POST /reply/${outfitId}/${commentId}`, headers, "Yes");
      if (dice < 99) return call(shop, `DELETE /reply/${reply}`, anyOf(admins).headers);
      return call(shop, `DELETE /comment/${outfitId}/${commentId}`, anyOf(admins).headers);
    };
    const departures: string[] = [];
    const depart = async ({ userId, headers }: Caller) => {
      const response = await shop.app.inject({
        method: "DELETE",
        url: `/backend/user/delete/${userId}`,
        headers,
      });
      departures.push(`${response.statusCode}`);
      return response;
    };
    const inFlight = limitConcurrency(CALLS / 4);
    const callsPerDeparture = CALLS / DEPARTURES;

    const statuses = await statusesOf(
      Array.from({ length: CALLS }, (_, index) =>
        inFlight(() => {
          const goes = index % callsPerDeparture === callsPerDeparture - 1 ? leaving.pop() : undefined;
          return goes ? depart(goes) : anyCall();
        }),
      ),
    );

    expect(departures).toEqual(Array(DEPARTURES).fill("200"));
    // Deleted entities return 404, deleted accounts 401; no other error is accepted.
    expect(Object.keys(statuses)).toEqual(["200", "401", "404"]);
    expect(statuses[200]).toBeGreaterThan(CALLS / 2);
    await expectExactCounters(shop.database);
  },
  MINUTES_MS,
);
