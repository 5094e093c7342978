import type { SendMailOptions } from "nodemailer";
import type { Mailbox } from "#server/config/mailbox.ts";
import type { OutgoingMessage } from "./message.ts";

/**
 * A message as the mail library takes it: every header a field of its own, nothing ever joined to a line here. The Message-ID is
 * the row's, so that a message that goes out a second time is the same one to whoever receives it.
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
