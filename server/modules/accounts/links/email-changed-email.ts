import { UNDO_EMAIL_DAYS } from "#contract/limits.ts";
import { button, paragraph, smallPrint } from "#server/modules/mail/email-blocks.ts";
import { composeEmail, type EmailContent, type EmailSettings } from "#server/modules/mail/email-template.ts";

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
      smallPrint("If it was not you, please undo the change. It signs out all devices:"),
      button("Undo the change", `${settings.publicUrl}/undo-email?token=${secret}`),
      smallPrint(`The link works once, for ${UNDO_EMAIL_DAYS} days.`),
    ],
    why: "You are receiving this message because this was the address of an account with us.",
  });
}
