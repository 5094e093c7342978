import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/** Tells the owner of an account that an identity provider opens it from now on, and its former password no more. */
export function identityLinkedEmail(settings: EmailSettings, issuer: string): EmailContent {
  return composeEmail(settings, {
    subject: "Your account has a new way to sign in",
    title: "A new way to sign in",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        `Your account at Ensemble was just opened by ${new URL(issuer).host}, which opens it from now on. Its former password no longer works, and all other devices were signed out. If it was you, there is nothing more to do.`,
      ),
      smallPrint("If it was not you, please choose a new password and unlink this sign-in on your profile:"),
      button("Choose a new password", `${settings.publicUrl}/forgot-password`),
    ],
    why: "You are receiving this message because you have an account with us.",
  });
}
