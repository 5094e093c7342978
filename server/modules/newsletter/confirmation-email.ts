import { button, paragraph, smallPrint } from "#server/modules/mail/email-blocks.ts";
import { composeEmail, type EmailContent, type EmailSettings } from "#server/modules/mail/email-template.ts";
import { CONFIRM_WITHIN_DAYS } from "./subscription-repository.ts";

/** Asks whoever reads an address's mail whether they want letters from us: nothing else is sent to it until they say so (D35). */
export function confirmationEmail(settings: EmailSettings, secret: string): EmailContent {
  return composeEmail(settings, {
    subject: "One click, and you are in",
    title: "One click, and you are in",
    preview: "Please confirm that you want our letter.",
    blocks: [
      paragraph(
        "Somebody, we hope you, asked for the Ensemble letter at this address: one considered look a week, with every piece linked.",
      ),
      button("Yes, send me the letter", `${settings.publicUrl}/newsletter/confirm?token=${secret}`),
      smallPrint(
        `The link works for ${CONFIRM_WITHIN_DAYS} days. If you asked for nothing, do nothing: without your click no letter comes, and we forget the address.`,
      ),
    ],
    why: "You get this message because this address was entered on our site.",
  });
}
