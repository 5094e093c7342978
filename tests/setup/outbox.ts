import { sql } from "drizzle-orm";
import { afterEach, beforeEach } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { outboxMessages } from "#server/db/schema/community.ts";
import { deliverBySmtp } from "#server/modules/mail/delivery.ts";
import type { DeliverMail } from "#server/modules/mail/message.ts";
import { OutboxSender } from "#server/modules/mail/outbox-sender.ts";
import { createLogger } from "#server/observability/logger.ts";
import { SHOP_MAILBOX } from "./mail-shop.ts";
import { type LocalSmtpServer, startSmtpServer } from "./smtp-server.ts";
import { emptyDatabase, openTestDatabase } from "./test-database.ts";

export interface TestOutbox {
  open: OpenDatabase;
  smtp: LocalSmtpServer;
  /** A new sender, as after a restart or in another process. */
  newSender(deliver?: DeliverMail): OutboxSender;
  rows(): Promise<(typeof outboxMessages.$inferSelect)[]>;
  /** What the senders logged. */
  logged(): Record<string, unknown>[];
  /** Moves all timestamps of the outbox into the past, as if this interval ("12 minutes") had passed. */
  pass(interval: string): Promise<void>;
}

/** An empty outbox and a mail server for each test of a file. */
export function testOutbox(): TestOutbox {
  let lines: string[];
  const outbox = {} as TestOutbox;
  Object.assign(outbox, {
    newSender: (deliver = deliverBySmtp(outbox.smtp.url, SHOP_MAILBOX)) => {
      const log = createLogger("info", "production", { write: (line) => void lines.push(line) });
      return new OutboxSender({ database: outbox.open.database, deliver, log });
    },
    rows: () => outbox.open.database.select().from(outboxMessages),
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    pass: async (interval) => {
      const earlier = sql`${interval}::interval`;
      await outbox.open.database.update(outboxMessages).set({
        createdAt: sql`${outboxMessages.createdAt} - ${earlier}`,
        nextAttemptAt: sql`${outboxMessages.nextAttemptAt} - ${earlier}`,
        sentAt: sql`${outboxMessages.sentAt} - ${earlier}`,
      });
    },
  } satisfies Partial<TestOutbox>);
  beforeEach(async () => {
    outbox.open = await openTestDatabase();
    await emptyDatabase(outbox.open.database);
    outbox.smtp = await startSmtpServer();
    lines = [];
  });
  afterEach(async () => {
    await outbox.smtp.stop();
    await outbox.open.close();
  });
  return outbox;
}
