import { formatDateTime } from "#contract/dates.ts";
import { BESPOKE_HOURS } from "#contract/limits.ts";
import { button, paragraph, smallPrint } from "#server/modules/mail/email-blocks.ts";
import { composeEmail, type EmailContent, type EmailSettings } from "#server/modules/mail/email-template.ts";

/**
 * Confirms a request, with the hour its look is due (D35). None of the sender's words are in it: anybody can enter anybody's address, and
 * nobody is to send strangers a text of their own through the shop.
 */
export function receivedEmail(settings: EmailSettings, dueAt: Date): EmailContent {
  const { publicUrl, timeZone } = settings;
  const due = `${formatDateTime(dueAt.toISOString(), timeZone)} (${zoneName(dueAt, timeZone)})`;
  return composeEmail(settings, {
    subject: "Your bespoke look is being styled",
    title: "Your look is being styled",
    preview: `It will be in this inbox within ${BESPOKE_HOURS} hours.`,
    blocks: [
      paragraph(
        "Thank you for telling us what you have in mind. A stylist is putting your look together, head to toe.",
      ),
      paragraph(`It will be in this inbox within ${BESPOKE_HOURS} hours: by ${due}.`),
      paragraph("Until then, here is what everybody is looking at."),
      button("See what is trending", `${publicUrl}/trending`),
      smallPrint("If you asked for no look, somebody mistyped their address: please ignore this message."),
    ],
    why: "You get this message because a bespoke look was requested for this address.",
  });
}

function zoneName(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "long" }).formatToParts(date);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
