import { expect, it, vi } from "vitest";
import { outboxMessages } from "#server/db/schema/community.ts";
import { post } from "#tests/setup/account-calls.ts";
import { emailFor, secretIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();

const signUp = (email: string) => post(shop, "/newsletter", { email });

/** Brings an address into each of the states it can be in. */
const STATES = {
  new: async () => {},
  unconfirmed: async (email) => {
    await signUp(email);
  },
  confirmed: async (email) => {
    await signUp(email);
    const token = secretIn(await emailFor(shop, email, "One click, and you are in"), "confirm");
    await post(shop, "/newsletter/confirm", { token });
    await emailFor(shop, email, "Welcome to Ensemble");
  },
  unsubscribed: async (email) => {
    await STATES.confirmed(email);
    const token = secretIn(await emailFor(shop, email, "Welcome to Ensemble"), "unsubscribe");
    await post(shop, "/newsletter/unsubscribe", { token });
  },
} satisfies Record<string, (email: string) => Promise<void>>;

/** What the database is asked while a call runs. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const { session } = shop.database as unknown as { session: object };
  const prototype = Object.getPrototypeOf(session) as { prepareQuery(query: { sql: string }): unknown };
  const { prepareQuery } = prototype;
  const spy = vi.spyOn(prototype, "prepareQuery").mockImplementation(function (this: unknown, ...args) {
    asked.push(args[0].sql);
    return prepareQuery.apply(this as typeof prototype, args);
  });
  await run();
  spy.mockRestore();
  return asked;
}

// covers: requests-02
it("nobody learns from the answer, or from the work it takes, whether an address was there (D35)", async () => {
  const seen: unknown[] = [];
  for (const [state, reach] of Object.entries(STATES)) {
    const email = `${state}@mail.example`;
    await reach(email);
    // As if the mails so far had been written yesterday.
    await shop.database.delete(outboxMessages);
    let answer = {};
    // The sender at work behind the answer would mix its own statements in.
    const sending = vi.spyOn(shop.app, "mailWritten").mockImplementation(() => {});
    const asked = await statementsOf(async () => {
      const { statusCode, body, headers } = await signUp(email);
      const { date: _, "x-request-id": __, ...same } = headers;
      answer = { statusCode, body, headers: same };
    });
    expect(sending).toHaveBeenCalledTimes(1);
    sending.mockRestore();
    seen.push({
      answer,
      // Only the sender updates the outbox, and it also looks there by itself every few seconds.
      asked: asked.filter((statement) => /^(insert|update (?!"outbox)|delete|select)/.test(statement)),
    });
    expect(await shop.database.$count(outboxMessages), state).toBe(1);
  }

  const [first, ...others] = seen;
  expect(first).toMatchObject({
    answer: { statusCode: 200 },
    asked: [/^insert into "subscriptions"/, /^insert into "outbox/, /^update "subscriptions"/].map(
      (pattern) => expect.stringMatching(pattern),
    ),
  });
  for (const other of others) expect(other).toEqual(first);
});
