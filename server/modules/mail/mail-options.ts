import type { SendMailOptions } from "nodemailer";
import type { Mailbox } from "#server/config/mailbox.ts";
import type { OutgoingMessage } from "./message.ts";

/**
 * A message as nodemailer's options: every header is a field of its own and is never joined into a line here. The Message-ID is the
 * row's id, so that a message sent twice is a duplicate to its recipient.
 */
export function mailOptions(message: OutgoingMessage, from: Mailbox): SendMailOptions {
  const { id, recipient, subject, text, html, headers, createdAt } = message;
  return {
    from,
    to: { name: "", address: recipient },
    envelope: { from: from.address, to: [recipient] },
    subject,
    text,
    html,
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    messageId: `<${id}@${from.address.split("@")[1]}>`,
    date: createdAt,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
