import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
} from "#server/modules/mail/email-template.ts";

/** Tells the owner of an account that a passkey was added to it. */
export function passkeyAddedEmail(settings: EmailSettings): EmailContent {
  return composeEmail(settings, {
    subject: "A passkey was added to your account",
    title: "A passkey was added",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        "A passkey was just added to your account at Ensemble. If it was you, there is nothing more to do. If not, please remove it on your profile and choose a new password.",
      ),
      button("Open my profile", `${settings.publicUrl}/profile`),
    ],
    why: "You are receiving this message because you have an account with us.",
  });
}
