import { type Merchant, openMerchant } from "../merchant/merchant.ts";
import { test as visit } from "../setup/browser.ts";
import { type LocalSmtpServer, startSmtpServer } from "../setup/smtp-server.ts";
import { openEmptyShop } from "./dashboard-steps.ts";

/** Tests with a merchant, and an empty shop that may read its pages and sends its e-mails to a mail server. */
export const merchantTest = (linkChecks: "on" | "off") =>
  visit.extend<object, { merchant: Merchant; smtp: LocalSmtpServer; shopUrl: string }>({
    merchant: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
      async ({}, use) => {
        const merchant = await openMerchant();
        await use(merchant);
        await merchant.close();
      },
      { scope: "worker" },
    ],
    smtp: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
      async ({}, use) => {
        const smtp = await startSmtpServer();
        await use(smtp);
        await smtp.stop();
      },
      { scope: "worker" },
    ],
    shopUrl: [
      async ({ merchant, smtp }, use) => {
        const shop = await openEmptyShop({
          LINK_CHECKS: linkChecks,
          LINK_CHECK_HOSTS: merchant.host,
          SMTP_URL: smtp.url,
        });
        await use(shop.url);
        await shop.close();
      },
      { scope: "worker" },
    ],
    serverUrl: async ({ shopUrl }, use) => use(shopUrl),
  });
