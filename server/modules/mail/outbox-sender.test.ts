import { randomUUID } from "node:crypto";
import { type Query, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { readRows } from "#server/db/read-rows.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { SHOP_MAILBOX } from "#tests/setup/mail-shop.ts";
import { testOutbox } from "#tests/setup/outbox.ts";
import {
  aboutAlerts,
  claimDueMessage,
  deleteOldMessages,
  enqueueEmail,
  withdrawMessages,
} from "./outbox-repository.ts";
import { emailTo } from "./testing/emails.ts";

const outbox = testOutbox();

// covers: email-01
it("sends a message once, as text and HTML, with the expected headers", async () => {
  await enqueueEmail(
    outbox.open.database,
    emailTo("asha@shop.example", { headers: { "List-Unsubscribe": "<https://shop.example/u>" } }),
  );
  const sender = outbox.newSender();

  await sender.wake();
  await sender.wake();

  expect(outbox.smtp.inbox).toHaveLength(1);
  const [{ recipients, mail } = { recipients: [], mail: undefined }] = outbox.smtp.inbox;
  const [row] = await outbox.rows();
  expect(recipients).toEqual(["asha@shop.example"]);
  expect(mail).toMatchObject({
    from: SHOP_MAILBOX,
    to: [{ address: "asha@shop.example" }],
    subject: "Your look — ready",
    messageId: `<${row?.id}@shop.example>`,
    text: expect.stringContaining("namaste."),
    html: expect.stringContaining("<p>namaste.</p>"),
  });
  expect(new Map(mail?.headers.map(({ key, value }) => [key, value]))).toEqual(
    new Map([
      ...(mail?.headers.map(({ key, value }) => [key, value] as const) ?? []),
      ["list-unsubscribe", "<https://shop.example/u>"],
      ["auto-submitted", "auto-generated"],
    ]),
  );
});

// covers: email-03
it("erases a sent message's content and logs no address", async () => {
  await enqueueEmail(outbox.open.database, emailTo("asha@shop.example"));
  await outbox.newSender().wake();

  expect(await outbox.rows()).toMatchObject([
    {
      recipient: "",
      subject: "",
      textBody: "",
      htmlBody: "",
      headers: {},
      sentAt: expect.any(Date),
      attempts: 1,
    },
  ]);
  expect(outbox.logged()).toMatchObject([{ msg: "An email was delivered", attempts: 1 }]);
  expect(JSON.stringify(outbox.logged())).not.toMatch(/asha|namaste/);
});

it("sends all other messages before the digests of a morning, and digests too", async () => {
  const { database } = outbox.open;
  const digest = (userId: string) =>
    emailTo("asha@shop.example", { about: aboutAlerts(userId), event: "2026-03-01", subject: "A digest" });
  for (const userId of [randomUUID(), randomUUID()]) await enqueueEmail(database, digest(userId));
  await enqueueEmail(database, emailTo("ravi@shop.example", { subject: "A new password" }));
  await outbox.newSender().wake();
  expect(outbox.smtp.inbox.map(({ mail }) => mail.subject)).toEqual([
    "A new password",
    "A digest",
    "A digest",
  ]);
});

it("claims by the index of what is due, without a sort of all that is", async () => {
  const { database } = outbox.open;
  const { session } = database as unknown as { session: object };
  const prepareQuery = vi.spyOn(
    Object.getPrototypeOf(session) as { prepareQuery(query: Query): unknown },
    "prepareQuery",
  );
  await claimDueMessage(database, 60);
  const [[query] = []] = prepareQuery.mock.calls;
  const text = query?.sql.replace(/\$(\d+)/g, (_, number: string) =>
    String(query.params[Number(number) - 1]),
  );

  const plan = await database.transaction(async (tx) => {
    // The table of a test is too small for an index to be worth it.
    for (const setting of ["enable_seqscan", "enable_bitmapscan"])
      await tx.execute(sql.raw(`set local ${setting} = off`));
    return readRows<{ "QUERY PLAN": string }>(tx, sql.raw(`explain ${text}`));
  });
  const lines = plan.map((row) => row["QUERY PLAN"].trim());
  expect(lines).toContainEqual(expect.stringMatching(/Index Scan using outbox_messages_due_idx/));
  expect(lines).not.toContainEqual(expect.stringMatching(/Sort/));
});

it("enqueues an event's message once, even if the event is handled repeatedly", async () => {
  const { database } = outbox.open;
  expect(await enqueueEmail(database, emailTo("asha@shop.example"))).toBe(true);
  expect(await enqueueEmail(database, emailTo("asha@shop.example", { subject: "Again" }))).toBe(false);
  await outbox.newSender().wake();
  expect(await enqueueEmail(database, emailTo("asha@shop.example"))).toBe(false);
  await outbox.newSender().wake();

  expect(outbox.smtp.inbox).toHaveLength(1);
});

it("sends nothing of a transaction that is rolled back", async () => {
  const failed = outbox.open.database.transaction(async (tx) => {
    await enqueueEmail(tx, emailTo("asha@shop.example"));
    throw new Error("No");
  });

  await expect(failed).rejects.toThrow("No");
  await outbox.newSender().wake();
  expect(outbox.smtp.attempts).toBe(0);
});

it("concurrent senders send each message once", async () => {
  const people = Array.from({ length: 12 }, (_, index) => `person-${index}@shop.example`);
  for (const person of people) await enqueueEmail(outbox.open.database, emailTo(person));

  await Promise.all(
    [outbox.newSender(), outbox.newSender(), outbox.newSender()].map((sender) => sender.wake()),
  );

  expect(outbox.smtp.inbox.flatMap(({ recipients }) => recipients).sort()).toEqual(people.sort());
});

it("stopping waits for the current message and starts no other", async () => {
  const release = outbox.smtp.hold();
  await enqueueEmail(outbox.open.database, emailTo("first@shop.example"));
  const sender = outbox.newSender();
  const working = sender.wake();
  await expect.poll(() => outbox.smtp.attempts).toBe(1);
  await enqueueEmail(outbox.open.database, emailTo("second@shop.example"));

  let stopped = false;
  const stopping = sender.stop().then(() => {
    stopped = true;
  });
  await outbox.rows();
  expect(stopped).toBe(false);
  release();
  await Promise.all([stopping, working]);

  expect(outbox.smtp.inbox.map(({ recipients }) => recipients)).toEqual([["first@shop.example"]]);
  expect((await outbox.rows()).filter(({ sentAt }) => sentAt === null)).toMatchObject([
    { recipient: "second@shop.example", attempts: 0 },
  ]);
});

it("withdraws the unsent messages about one entity only", async () => {
  const { database } = outbox.open;
  await enqueueEmail(database, emailTo("asha@shop.example", { about: "request/1" }));
  await enqueueEmail(database, emailTo("ravi@shop.example", { about: "request/10" }));

  await withdrawMessages(database, "request/1");

  expect(await outbox.rows()).toMatchObject([{ recipient: "ravi@shop.example" }]);
});

it("deletes sent and given-up messages after a month, and no waiting ones", async () => {
  const { database } = outbox.open;
  for (const name of ["sent", "given-up", "waiting"])
    await enqueueEmail(database, emailTo(`${name}@shop.example`));
  const named = (name: string) => sql`${outboxMessages.recipient} = ${`${name}@shop.example`}`;
  await database.update(outboxMessages).set({ sentAt: sql`now()` }).where(named("sent"));
  await database.update(outboxMessages).set({ nextAttemptAt: sql`'infinity'` }).where(named("given-up"));

  await outbox.pass("29 days");
  await deleteOldMessages(database);
  expect(await database.$count(outboxMessages)).toBe(3);
  await outbox.pass("2 days");
  await deleteOldMessages(database);

  const left = await database.select({ recipient: outboxMessages.recipient }).from(outboxMessages);
  expect(left).toEqual([{ recipient: "waiting@shop.example" }]);
});
