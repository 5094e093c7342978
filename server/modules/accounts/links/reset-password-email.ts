import { RESET_PASSWORD_MINUTES } from "#contract/limits.ts";
import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/** Leads to the page where a new password is chosen. */
export function resetPasswordEmail(settings: EmailSettings, secret: string): EmailContent {
  return composeEmail(settings, {
    subject: "Choose a new password",
    title: "Choose a new password",
    preview: `The link works for ${RESET_PASSWORD_MINUTES} minutes.`,
    blocks: [
      paragraph(
        "You asked for a new password for your account at Ensemble. Please choose one on the page behind this button.",
      ),
      button("Choose a new password", `${settings.publicUrl}/reset-password?token=${secret}`),
      smallPrint(
        `The link works once, for ${RESET_PASSWORD_MINUTES} minutes. If you did not ask for it, please ignore this message: your password stays as it is.`,
      ),
    ],
    why: "You are receiving this message because a new password was requested for your account.",
  });
}
