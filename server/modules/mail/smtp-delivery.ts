import { createTransport } from "nodemailer";
import type { Mailbox } from "#server/config/mailbox.ts";
import { isOnThisMachine } from "#server/config/setting-schema.ts";
import { mailOptions } from "./mail-options.ts";
import type { DeliverMail } from "./message.ts";

const CONNECT_WITHIN_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/**
 * Delivers by SMTP, one connection per message. Always over TLS, unless the server is on this machine or SMTP_URL ends with
 * `?requireTLS=false`: e-mails carry links that open accounts, and a server between could hide that TLS is offered.
 */
export function deliverBySmtp(smtpUrl: string, from: Mailbox): DeliverMail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isOnThisMachine(smtpUrl),
    connectionTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return async (message, signal) => {
    const { response } = await transport.sendMail({ ...mailOptions(message, from), signal });
    return response;
  };
}
