import { BESPOKE_HOURS } from "#contract/limits.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/**
 * Confirms a bespoke request, with the time its look is due. It contains none of the request's text: the
 * address is not verified, so the shop would send a stranger any text that was entered.
 */
export function receivedEmail(settings: EmailSettings, dueAt: Date): EmailContent {
  const { publicUrl, timeZone } = settings;
  const due = `${formatDateTime(dueAt.toISOString(), timeZone)} (${zoneName(dueAt, timeZone)})`;
  return composeEmail(settings, {
    subject: "Your bespoke look is being styled",
    title: "Your look is being styled",
    preview: `It will be in your inbox within ${BESPOKE_HOURS} hours.`,
    blocks: [
      paragraph("Thank you for your request. A stylist is putting your look together, from head to toe."),
      paragraph(`It will be in your inbox within ${BESPOKE_HOURS} hours: by ${due}.`),
      paragraph("Until then, have a look at what everyone is viewing right now."),
      button("See what's trending", `${publicUrl}/trending`),
      smallPrint(
        "If you did not request a look, someone may have mistyped their address. Please ignore this message.",
      ),
    ],
    why: "You are receiving this message because a bespoke look was requested for this address.",
  });
}

function zoneName(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "long" }).formatToParts(date);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
