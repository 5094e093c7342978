import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/** Tells the owner of an account that it was signed in to on a device that is new to it. */
export function newDeviceEmail(settings: EmailSettings, device: string): EmailContent {
  return composeEmail(settings, {
    subject: "A new sign-in to your account",
    title: "A new sign-in",
    preview: `${device}. If it was you, there is nothing more to do.`,
    blocks: [
      paragraph(
        `Your account at Ensemble was just signed in to on a device that it had not seen before: ${device}. If it was you, there is nothing more to do.`,
      ),
      smallPrint("If it was not you, please choose a new password, which signs out all devices:"),
      button("Choose a new password", `${settings.publicUrl}/forgot-password`),
    ],
    why: "You are receiving this message because you have an account with us.",
  });
}
