import { expect, it } from "vitest";
import { MODERATION_LIMIT_MAX, SUBMISSIONS_PER_DAY, SUBMISSIONS_WAITING_MAX } from "#contract/limits.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { pictureRights } from "#server/db/schema/studio.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { createSubmission } from "#tests/factories/submission-factory.ts";
import { type Caller, signIn, signInMany } from "#tests/setup/engagement-calls.ts";
import { submissionCalls } from "#tests/setup/submission-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const shop = testShop({
  rateLimits: {
    signInPerMinute: 100,
    signUpPerHour: 100,
    accountMailPerHour: 100,
    contributionsPerMinute: 100,
    reactionsPerMinute: 100,
    bespokePerHour: 100,
    newsletterPerHour: 100,
  },
});
const { inject, queue, author } = submissionCalls(shop);

const ACCOUNTS = 50;
const LOOKS_EACH = 6;

/** The addresses that the accounts come from, as many as who makes accounts might have. */
const addressOf = (account: number) => `198.51.100.${account % 5}`;

async function createDrafts(callers: readonly Caller[]): Promise<string[][]> {
  const drafts: string[][] = [];
  for (const { userId } of callers) {
    const id = await createSubmission(shop, { userId });
    const [row] = await shop.database.select().from(submissions).limit(1);
    if (!row) throw new Error("There is no draft");
    const { id: _id, ...stored } = row;
    const more = await shop.database
      .insert(submissions)
      .values(Array.from({ length: LOOKS_EACH - 1 }, () => ({ ...stored, userId })))
      .returning({ id: submissions.id });
    drafts.push([id, ...more.map(({ id: another }) => another)]);
  }
  return drafts;
}

it(
  "fifty accounts that submit all they can fill a bounded queue, and no page of the shop",
  async () => {
    const callers = await signInMany(shop, ACCOUNTS, { emailConfirmedAt: new Date() });
    await shop.database.insert(pictureRights).values(callers.map(({ userId }) => ({ userId })));
    const drafts = await createDrafts(callers);
    const statuses: number[] = [];
    for (const [account, { headers }] of callers.entries()) {
      const responses = await Promise.all(
        (drafts[account] ?? []).map((id) =>
          shop.app.inject({
            ...{ method: "POST", url: `/backend/submission/${id}/submit`, headers },
            remoteAddress: addressOf(account),
          }),
        ),
      );
      statuses.push(...responses.map(({ statusCode }) => statusCode));
    }
    const count = (status: number) => statuses.filter((other) => other === status).length;
    expect(count(200) + count(409)).toBeLessThanOrEqual(5 * 5 * SUBMISSIONS_PER_DAY);
    expect(count(200)).toBeLessThanOrEqual(ACCOUNTS * SUBMISSIONS_WAITING_MAX);
    expect(count(200) + count(409) + count(429)).toBe(ACCOUNTS * LOOKS_EACH);

    const { headers } = await signIn(shop, { isAdmin: true });
    const waiting = (await inject("GET", "/admin", headers)).json<{ total: number }>().total;
    expect(waiting).toBe(count(200));
    const page = await queue(headers, `?limit=${MODERATION_LIMIT_MAX}`);
    expect(page.length).toBeLessThanOrEqual(MODERATION_LIMIT_MAX);
    expect(await shop.database.$count(outfits)).toBe(0);
  },
  scaled(120_000),
);

it("a person submits at most twenty looks a day, whatever becomes of them", async () => {
  const { headers, userId } = await author();
  const statuses: number[] = [];
  for (let number = 0; number <= SUBMISSIONS_PER_DAY; number++) {
    const id = await createSubmission(shop, { userId });
    statuses.push((await inject("POST", `/${id}/submit`, headers)).statusCode);
    await inject("DELETE", `/${id}`, headers);
  }
  expect(statuses).toEqual([...Array(SUBMISSIONS_PER_DAY).fill(200), 429]);
});
