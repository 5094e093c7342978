import { createTransport } from "nodemailer";
import type { Mailbox } from "#server/config/mailbox.ts";
import { mailOptions } from "./mail-options.ts";
import type { DeliverMail } from "./message.ts";

const CONNECT_WITHIN_MS = 10_000;
const SILENT_MS = 30_000;

/** Hands messages to a mail server, each over a connection of its own; TLS is used where the server offers it, and always with smtps. */
export function deliverBySmtp(smtpUrl: string, from: Mailbox): DeliverMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_MS,
  });
  return async (message, signal) => {
    const { response } = await transport.sendMail({ ...mailOptions(message, from), signal });
    return response;
  };
}
