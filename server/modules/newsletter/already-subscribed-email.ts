import { button, paragraph, smallPrint } from "#server/modules/mail/email-blocks.ts";
import { composeEmail, type EmailContent, type EmailSettings } from "#server/modules/mail/email-template.ts";
import { unsubscribePage } from "./unsubscribe-headers.ts";

/** Tells a subscriber who asks again, and nobody else, that they have been on the list all along. */
export function alreadySubscribedEmail(settings: EmailSettings, unsubscribeSecret: string): EmailContent {
  const { publicUrl } = settings;
  return composeEmail(settings, {
    subject: "You are already with us",
    title: "You are already with us",
    preview: "There is nothing left to do.",
    blocks: [
      paragraph(
        "This address was entered on our site again. It is on the list already, so there is nothing left to do: your letter comes every week.",
      ),
      button("Browse the looks", `${publicUrl}/outfit`),
      smallPrint("Would you rather go?", {
        label: "Leave the list",
        url: unsubscribePage(publicUrl, unsubscribeSecret),
      }),
    ],
    why: "You get this message because this address was entered on our site.",
  });
}
