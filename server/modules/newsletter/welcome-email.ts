import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";
import { unsubscribePage } from "#server/modules/mail/unsubscribe-links.ts";

/** For a new subscriber, with the link to unsubscribe. */
export function welcomeEmail(settings: EmailSettings, unsubscribeSecret: string): EmailContent {
  const { publicUrl } = settings;
  return composeEmail(settings, {
    subject: "Welcome to Ensemble",
    title: "Welcome to Ensemble",
    preview: "You're on the list: one complete look a week.",
    blocks: [
      paragraph(
        "Thank you for joining us. Every week we will send you one complete look, styled from head to toe, with the name, the shop and the price of each piece.",
      ),
      paragraph("Until the first one arrives, have a look at what everyone is viewing right now."),
      button("See what's trending", `${publicUrl}/trending`),
      smallPrint("Changed your mind? You can unsubscribe at any time.", {
        label: "Unsubscribe",
        url: unsubscribePage(publicUrl, "newsletter", unsubscribeSecret),
      }),
    ],
    why: "You are receiving this message because you confirmed your subscription.",
  });
}
