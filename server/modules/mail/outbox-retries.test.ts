import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { outboxMessages } from "#server/db/schema/community.ts";
import { SHOP_MAILBOX } from "#tests/setup/mail-shop.ts";
import { testOutbox } from "#tests/setup/outbox.ts";
import { startSmtpServer } from "#tests/setup/smtp-server.ts";
import { databaseError } from "#tests/setup/stub-database.ts";
import { deliverBySmtp } from "./delivery.ts";
import { claimDueMessage, enqueueEmail } from "./outbox-repository.ts";
import { emailTo } from "./testing/emails.ts";

const outbox = testOutbox();

it.each([
  ["rejects it temporarily", 451],
  ["rejects it permanently", 550],
])(
  "postpones a message while the server %s, with growing delays, and sends it once afterwards",
  async (_how, code) => {
    outbox.smtp.rejectWith(code);
    await enqueueEmail(outbox.open.database, emailTo("asha@shop.example"));
    const sender = outbox.newSender();

    await sender.wake();
    await sender.wake();
    expect(outbox.smtp.attempts).toBe(1);
    await outbox.pass("30 seconds");
    await sender.wake();
    expect(outbox.smtp.attempts).toBe(1);
    await outbox.pass("45 seconds");
    await sender.wake();
    expect(outbox.smtp.attempts).toBe(2);
    await outbox.pass("75 seconds");
    await sender.wake();
    expect(outbox.smtp.attempts).toBe(2);

    outbox.smtp.rejectWith(undefined);
    await outbox.pass("75 seconds");
    await sender.wake();
    await sender.wake();

    expect(outbox.smtp.to("asha@shop.example")).toHaveLength(1);
    expect(outbox.logged()).toMatchObject([
      { level: 40, responseCode: code, attempts: 1, reason: expect.stringContaining("[address]") },
      { level: 40, responseCode: code, attempts: 2 },
      { level: 30, attempts: 3 },
    ]);
    expect(JSON.stringify(outbox.logged())).not.toContain("asha");
  },
);

it("after an hour without a mail server each message is sent once, also by a process started since", async () => {
  const { url } = outbox.smtp;
  await outbox.smtp.stop();
  const people = Array.from({ length: 5 }, (_, index) => `person-${index}@shop.example`);
  for (const person of people) await enqueueEmail(outbox.open.database, emailTo(person));
  const before = outbox.newSender(deliverBySmtp(url, SHOP_MAILBOX));
  await before.wake();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await outbox.pass("12 minutes");
    await before.wake();
  }
  await before.stop();
  expect(outbox.logged().every(({ level, code }) => level === 40 && code === "ESOCKET")).toBe(true);
  expect((await outbox.rows()).filter(({ sentAt }) => sentAt === null)).toHaveLength(5);

  outbox.smtp = await startSmtpServer(Number(new URL(url).port));
  await outbox.pass("1 hour 15 minutes");
  const after = outbox.newSender();
  await after.wake();
  await before.wake();
  await after.wake();

  expect(outbox.smtp.inbox.flatMap(({ recipients }) => recipients).sort()).toEqual(people);
});

it("gives a message up after three days with an error in the log, and retries it on request", async () => {
  outbox.smtp.rejectWith(451);
  await enqueueEmail(outbox.open.database, emailTo("asha@shop.example"));
  const sender = outbox.newSender();
  await outbox.pass("2 days 23 hours");
  await sender.wake();
  expect(outbox.logged().at(-1)).toMatchObject({ level: 40 });

  await outbox.pass("61 minutes");
  await sender.wake();
  expect(outbox.logged().at(-1)).toMatchObject({ level: 50, responseCode: 451, attempts: 2 });
  await outbox.pass("10 days");
  await sender.wake();
  expect(outbox.smtp.attempts).toBe(2);

  outbox.smtp.rejectWith(undefined);
  await outbox.open.database.update(outboxMessages).set({ nextAttemptAt: sql`now()` });
  await sender.wake();
  expect(outbox.smtp.inbox).toHaveLength(1);
});

it("does not send a leased message until the lease expires", async () => {
  await enqueueEmail(outbox.open.database, emailTo("asha@shop.example"));
  // A process claims the message and is killed.
  const claimed = await claimDueMessage(outbox.open.database, 120);

  await outbox.newSender().wake();
  await outbox.pass("60 seconds");
  await outbox.newSender().wake();
  expect(outbox.smtp.inbox).toEqual([]);
  await outbox.pass("61 seconds");
  await outbox.newSender().wake();

  expect(outbox.smtp.inbox.map(({ mail }) => mail.messageId)).toEqual([`<${claimed?.id}@shop.example>`]);
});

it("does not resend a message that could not be marked as sent", async () => {
  const { database } = outbox.open;
  const failOnce = () => {
    throw databaseError("ECONNREFUSED", "connect ECONNREFUSED");
  };
  const update = vi.spyOn(database, "update");
  await enqueueEmail(database, emailTo("asha@shop.example"));
  let sent = 0;
  const sender = outbox.newSender(async () => {
    sent += 1;
    update.mockImplementationOnce(failOnce).mockImplementationOnce(failOnce);
    return "taken";
  });

  await sender.wake();
  await sender.wake();
  expect((await outbox.rows())[0]?.sentAt).toBeNull();
  // The lease has expired, and the message is still sent only once.
  await outbox.pass("3 minutes");
  await sender.wake();

  expect(sent).toBe(1);
  expect((await outbox.rows())[0]?.sentAt).toBeInstanceOf(Date);
  expect(outbox.logged().filter(({ level }) => level === 40)).toHaveLength(1);
});
