import { UNDO_EMAIL_DAYS } from "#contract/limits.ts";
import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/** Tells an account's address that another one is to replace it, with a link that cancels the change. */
export function emailChangeAskedEmail(
  settings: EmailSettings,
  secret: string,
  newAddress: string,
): EmailContent {
  return composeEmail(settings, {
    subject: "Your e-mail address is about to change",
    title: "Your e-mail address is about to change",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        `The address of your account at Ensemble is to become ${newAddress}. The change is made once that address is confirmed. If it was you, please open the link that we sent there.`,
      ),
      ...undo(settings, secret, "Cancel the change"),
    ],
    why: "You are receiving this message because this is the address of an account with us.",
  });
}

/** Tells the former address of an account that another one replaced it, with a link that undoes it. */
export function emailChangedEmail(settings: EmailSettings, secret: string): EmailContent {
  return composeEmail(settings, {
    subject: "Your e-mail address was changed",
    title: "Your e-mail address was changed",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        "Your account at Ensemble has a new e-mail address, and this one no longer belongs to it. If it was you, there is nothing more to do.",
      ),
      ...undo(settings, secret, "Undo the change"),
    ],
    why: "You are receiving this message because this was the address of an account with us.",
  });
}

function undo({ publicUrl }: EmailSettings, secret: string, label: string) {
  return [
    smallPrint(
      `If it was not you, please ${label.toLowerCase()}. It signs out all devices, and you choose a new password:`,
    ),
    button(label, `${publicUrl}/undo-email?token=${secret}`),
    smallPrint(`The link works once, for ${UNDO_EMAIL_DAYS} days.`),
  ];
}
