import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "#server/config/config.ts";
import type { Mailbox } from "#server/config/mailbox.ts";
import { isOnThisMachine } from "#server/config/setting-schema.ts";
import { makeFolder } from "#server/lib/make-folder.ts";
import type { DeliverMail, OutgoingMessage } from "./message.ts";

const CONNECT_WITHIN_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** By SMTP if a server is set, else into `outbox/` in the data folder. */
export function chooseDelivery({ mail, dataDir }: Pick<Config, "mail" | "dataDir">): DeliverMail {
  return mail.smtpUrl === undefined
    ? deliverToFolder(join(dataDir, "outbox"), mail.from)
    : deliverBySmtp(mail.smtpUrl, mail.from);
}

/**
 * Delivers by SMTP, one connection per message. Always over TLS, unless the server is on this machine or
 * SMTP_URL ends with `?requireTLS=false`: e-mails carry links that open accounts, and a server between could
 * hide that TLS is offered.
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

/**
 * Delivers into a folder as .eml files, which mail programs open. They hold personal data, so only this user
 * may read them. A message delivered twice overwrites its file.
 */
function deliverToFolder(folder: string, from: Mailbox): DeliverMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: bytes } = await composer.sendMail(mailOptions(message, from));
    const time = message.createdAt.toISOString().replaceAll(/[:.]/g, "-");
    const path = join(folder, `${time}-${message.id}.eml`);
    const unfinished = `${path}.part`;
    await makeFolder(folder, 0o700);
    await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
    await rename(unfinished, path);
    return path;
  };
}

/**
 * A message as nodemailer's options: every header is a field of its own and is never joined into a line here.
 * The Message-ID is the row's id, so that a message sent twice is a duplicate to its recipient.
 */
function mailOptions(message: OutgoingMessage, from: Mailbox): SendMailOptions {
  const { id, senderName = from.name, recipient, subject, text, html, headers, createdAt } = message;
  return {
    from: { ...from, name: senderName },
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
