import { randomUUID } from "node:crypto";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { TEST_MAIL_ERRORS } from "#contract/messages/first-steps.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { composeEmail, type EmailSettings, paragraph } from "#server/modules/mail/email-template.ts";
import type { DeliverMail } from "#server/modules/mail/message.ts";

/** A browser waits for it. */
const DELIVER_WITHIN_MS = 20_000;
const REPLY_MAX_LENGTH = 200;

/** Throws NOT_CONFIGURED with what the owner can do if the mail server does not take the message. */
export async function sendTestMail(
  deliver: DeliverMail,
  settings: EmailSettings,
  recipient: string,
): Promise<void> {
  const email = composeEmail(settings, {
    subject: "Your shop can send email",
    title: "Your shop can send email",
    preview: "This is the test message that you asked for.",
    blocks: [
      paragraph("This is the test message that you asked for in the dashboard."),
      paragraph("Confirmations, new passwords and replies to bespoke requests take the same way."),
    ],
    why: "You are receiving this message because you are an administrator of this shop.",
  });
  const message = { id: randomUUID(), recipient, headers: {}, createdAt: new Date(), ...email };
  try {
    await deliver(message, AbortSignal.timeout(DELIVER_WITHIN_MS));
  } catch (error) {
    throw new ApiError("NOT_CONFIGURED", mailProblem(error), { cause: error });
  }
}

interface MailError {
  code?: string;
  message?: string;
  /** The server's reply. */
  response?: string;
  responseCode?: number;
}

/** Codes are those of nodemailer. */
export function mailProblem(error: unknown): ErrorMessage {
  const { code = "", message = "", response, responseCode } = error as MailError;
  const reply = plainReply(response ?? message);
  if (code === "EAUTH") return TEST_MAIL_ERRORS.signInRefused;
  if (code === "EDNS" || /ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`)) return TEST_MAIL_ERRORS.noSuchHost;
  if (code === "ETLS" || /certificate|SSL|TLS|wrong version number/i.test(message))
    return TEST_MAIL_ERRORS.notSecure;
  if (code === "EENVELOPE") return TEST_MAIL_ERRORS.senderRefused({ reply });
  if (responseCode !== undefined) return TEST_MAIL_ERRORS.refused({ reply });
  const isUnreachable =
    ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "ECONNREFUSED", "EHOSTUNREACH"].includes(code) ||
    (error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name));
  return isUnreachable ? TEST_MAIL_ERRORS.unreachable : TEST_MAIL_ERRORS.failed;
}

/** On one line, because servers send several. */
function plainReply(reply: string): string {
  return reply
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, REPLY_MAX_LENGTH);
}
