import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";
import { unsubscribePage } from "#server/modules/mail/unsubscribe-links.ts";

/** For a subscriber who signs up again. Only the address's owner learns that it is on the list. */
export function alreadySubscribedEmail(settings: EmailSettings, unsubscribeSecret: string): EmailContent {
  const { publicUrl } = settings;
  return composeEmail(settings, {
    subject: "You're already subscribed",
    title: "You're already subscribed",
    preview: "There is nothing more to do.",
    blocks: [
      paragraph(
        "This address was entered on our site again. You are already subscribed, so there is nothing more to do: our newsletter reaches you every week.",
      ),
      button("Browse the looks", `${publicUrl}/outfit`),
      smallPrint("No longer interested?", {
        label: "Unsubscribe",
        url: unsubscribePage(publicUrl, "newsletter", unsubscribeSecret),
      }),
    ],
    why: "You are receiving this message because this address was entered on our site.",
  });
}
