import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/** Tells the owner of an account that its password was changed. */
export function passwordChangedEmail(settings: EmailSettings): EmailContent {
  return composeEmail(settings, {
    subject: "Your password was changed",
    title: "Your password was changed",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        "The password of your account at Ensemble has just been changed, and all other devices were signed out. If it was you, there is nothing more to do.",
      ),
      smallPrint("If it was not you, please choose a new password at once:"),
      button("Choose a new password", `${settings.publicUrl}/forgot-password`),
    ],
    why: "You are receiving this message because you have an account with us.",
  });
}
