import { afterAll, afterEach, beforeAll } from "vitest";
import { outboxMessages } from "#server/db/schema/community.ts";
import { deliverBySmtp } from "#server/modules/mail/delivery.ts";
import { type LocalSmtpServer, startSmtpServer } from "./smtp-server.ts";
import { type TestShop, testShop } from "./test-app.ts";

export const SHOP_MAILBOX = { name: "Ensemble", address: "hello@shop.example" };

export interface MailShop extends TestShop {
  smtp: LocalSmtpServer;
}

/** `testShop` that sends its mail to a real mail server, whose inbox is emptied after each test. */
export function testMailShop(options: Omit<Parameters<typeof testShop>[0], "deliverMail"> = {}): MailShop {
  const shop = {} as MailShop;
  beforeAll(async () => {
    shop.smtp = await startSmtpServer();
  });
  const deliveries = new Set<Promise<string>>();
  const app = testShop({
    ...options,
    deliverMail: (message, signal) => {
      const delivery = deliverBySmtp(shop.smtp.url, SHOP_MAILBOX)(message, signal);
      deliveries.add(delivery);
      return delivery.finally(() => deliveries.delete(delivery));
    },
  });
  afterEach(async () => {
    // E-mails of one test must not arrive in the next.
    await shop.database.delete(outboxMessages);
    await Promise.allSettled(deliveries);
    shop.smtp.inbox.length = 0;
    shop.smtp.rejectWith(undefined);
  });
  afterAll(() => shop.smtp.stop());
  return Object.defineProperties(shop, {
    app: { get: () => app.app },
    database: { get: () => app.database },
    blobStore: { get: () => app.blobStore },
  });
}
