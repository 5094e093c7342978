import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it, vi } from "vitest";
import { outboxMessages } from "#server/db/schema/community.ts";
import { post } from "#tests/setup/account-calls.ts";
import { emailFor, secretIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();

const signUp = (email: string) => post(shop, "/newsletter", { email });

/** Puts an address into one of the possible states. */
const STATES = {
  new: async () => {},
  unconfirmed: async (email) => {
    await signUp(email);
  },
  confirmed: async (email) => {
    await signUp(email);
    const token = secretIn(await emailFor(shop, email, "Please confirm your subscription"), "confirm");
    await post(shop, "/newsletter/confirm", { token });
    await emailFor(shop, email, "Welcome to Ensemble");
  },
  unsubscribed: async (email) => {
    await STATES.confirmed(email);
    const token = secretIn(await emailFor(shop, email, "Welcome to Ensemble"), "unsubscribe");
    await post(shop, "/newsletter/unsubscribe", { token });
  },
} satisfies Record<string, (email: string) => Promise<void>>;

const statements = new AsyncLocalStorage<string[]>();

/** The SQL statements of a call, without those that background work runs meanwhile. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const { session } = shop.database as unknown as { session: object };
  const prototype = Object.getPrototypeOf(session) as { prepareQuery(query: { sql: string }): unknown };
  const { prepareQuery } = prototype;
  const spy = vi.spyOn(prototype, "prepareQuery").mockImplementation(function (this: unknown, ...args) {
    statements.getStore()?.push(args[0].sql);
    return prepareQuery.apply(this as typeof prototype, args);
  });
  await statements.run(asked, run);
  spy.mockRestore();
  return asked;
}

// covers: requests-02
it("neither the response nor its statements disclose whether an address is subscribed", async () => {
  const seen: unknown[] = [];
  for (const [state, reach] of Object.entries(STATES)) {
    const email = `${state}@mail.example`;
    await reach(email);
    // As if the e-mails so far had been enqueued yesterday.
    await shop.database.delete(outboxMessages);
    let response = {};
    // The sender's own statements would mix in.
    const sending = vi.spyOn(shop.app, "wakeMailSender").mockImplementation(() => {});
    const asked = await statementsOf(async () => {
      const { statusCode, body, headers } = await signUp(email);
      const { date: _, "x-request-id": __, ...same } = headers;
      response = { statusCode, body, headers: same };
    });
    expect(sending).toHaveBeenCalledTimes(1);
    sending.mockRestore();
    seen.push({
      response,
      // Without the frame of the transaction.
      asked: asked.filter((statement) => /^(insert|update|delete|select)/.test(statement)),
    });
    expect(await shop.database.$count(outboxMessages), state).toBe(1);
  }

  const [first, ...others] = seen;
  expect(first).toMatchObject({
    response: { statusCode: 200 },
    asked: [
      /^insert into "shop_secrets"/,
      /^select .* from "shop_secrets"/,
      /^insert into "subscriptions"/,
      /^select pg_advisory_xact_lock/,
      /^select "id" from "users"/,
      /^select count.* from "outbox_messages"/,
      /^insert into "outbox/,
      /^update "subscriptions"/,
    ].map((pattern) => expect.stringMatching(pattern)),
  });
  for (const other of others) expect(other).toEqual(first);
});
