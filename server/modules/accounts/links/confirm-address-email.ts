import { CONFIRM_EMAIL_HOURS } from "#contract/limits.ts";
import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/** Asks the owner of an account's address to confirm it. */
export function confirmAddressEmail(settings: EmailSettings, secret: string): EmailContent {
  return composeEmail(settings, {
    subject: "Please confirm your e-mail address",
    title: "Please confirm your e-mail address",
    preview: "One click, and your account is complete.",
    blocks: [
      paragraph(
        "This address was entered for an account at Ensemble. Please confirm that it is yours, so that you can always get back into your account.",
      ),
      button("Confirm my address", `${settings.publicUrl}/confirm-email?token=${secret}`),
      smallPrint(
        `The link works once, for ${CONFIRM_EMAIL_HOURS} hours. If you have no account with us, somebody mistyped their address: please ignore this message.`,
      ),
    ],
    why: "You are receiving this message because this address was entered for an account on our site.",
  });
}

/** Asks the owner of an address to confirm that it is to replace the one of an account. */
export function confirmNewAddressEmail(settings: EmailSettings, secret: string): EmailContent {
  return composeEmail(settings, {
    subject: "Please confirm your new e-mail address",
    title: "Please confirm your new e-mail address",
    preview: "Your account keeps its present address until then.",
    blocks: [
      paragraph(
        "This address was entered as the new one of an account at Ensemble. Please confirm it only if it was you who did so.",
      ),
      button("Confirm my new address", `${settings.publicUrl}/confirm-email?token=${secret}`),
      smallPrint(
        `The link works once, for ${CONFIRM_EMAIL_HOURS} hours. If you have not asked for this, please ignore this message: nothing changes.`,
      ),
    ],
    why: "You are receiving this message because this address was entered for an account on our site.",
  });
}
