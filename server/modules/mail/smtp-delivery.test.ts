import { expect, it, onTestFinished } from "vitest";
import { SHOP_MAILBOX } from "#tests/setup/mail-shop.ts";
import { startSmtpServer } from "#tests/setup/smtp-server.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { deliverBySmtp } from "./delivery.ts";
import { emailTo } from "./testing/emails.ts";

/**
 * Delivers over a server that offers no TLS, which is what a machine in between would make of one that does.
 */
async function deliverWithoutTls(host: string, query = ""): Promise<number> {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.stop());
  const url = smtp.url.replace("127.0.0.1", host) + query;
  const message = { id: "1", headers: {}, createdAt: new Date(), ...emailTo("asha@shop.example") };
  const outcome = deliverBySmtp(url, SHOP_MAILBOX)(message, AbortSignal.timeout(scaled(20_000)));
  await outcome.catch((error: Error) => expect(error).toMatchObject({ code: "ETLS" }));
  return smtp.inbox.length;
}

it("sends nothing unencrypted to a mail server on another machine", async () => {
  // Connects to this machine; as a name it could be any.
  expect(await deliverWithoutTls("127.1")).toBe(0);
});

it("sends unencrypted on this machine, and where the operator asks for it", async () => {
  expect(await deliverWithoutTls("127.0.0.1")).toBe(1);
  expect(await deliverWithoutTls("127.1", "?requireTLS=false")).toBe(1);
});
