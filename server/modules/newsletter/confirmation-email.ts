import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";
import { CONFIRM_WITHIN_DAYS } from "./subscription-repository.ts";

/** Asks the owner of an address to confirm the subscription. The address gets no other e-mail before that. */
export function confirmationEmail(settings: EmailSettings, secret: string): EmailContent {
  return composeEmail(settings, {
    subject: "Please confirm your subscription",
    title: "Please confirm your subscription",
    preview: "One click, and you're in.",
    blocks: [
      paragraph(
        "Thank you for signing up for the Ensemble newsletter: one complete look a week, with a link to every piece. Please confirm that this is your address.",
      ),
      button("Confirm my subscription", `${settings.publicUrl}/newsletter/confirm?token=${secret}`),
      smallPrint(
        `The link works for ${CONFIRM_WITHIN_DAYS} days. If you did not sign up, please ignore this message: we will not write again, and we will delete the address.`,
      ),
    ],
    why: "You are receiving this message because this address was entered on our site.",
  });
}
