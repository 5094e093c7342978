import { button, paragraph, smallPrint } from "#server/modules/mail/email-blocks.ts";
import { composeEmail, type EmailContent, type EmailSettings } from "#server/modules/mail/email-template.ts";
import { unsubscribePage } from "./unsubscribe-headers.ts";

/** Greets somebody who has confirmed, and shows the way out. */
export function welcomeEmail(settings: EmailSettings, unsubscribeSecret: string): EmailContent {
  const { publicUrl } = settings;
  return composeEmail(settings, {
    subject: "Welcome to Ensemble",
    title: "Dress well, by letter",
    preview: "You are on the list: one considered look a week.",
    blocks: [
      paragraph(
        "Welcome. From now on one complete look a week comes to you, head to toe, with the name, the source and the price of each piece.",
      ),
      paragraph("Until the first one arrives, here is what everybody is looking at."),
      button("See what is trending", `${publicUrl}/trending`),
      smallPrint("Changed your mind? You can leave whenever you like.", {
        label: "Leave the list",
        url: unsubscribePage(publicUrl, unsubscribeSecret),
      }),
    ],
    why: "You get this message because you confirmed that you want our letter.",
  });
}
