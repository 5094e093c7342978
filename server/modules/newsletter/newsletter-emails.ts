import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";
import { unsubscribePage } from "#server/modules/mail/unsubscribe-links.ts";
import { CONFIRM_WITHIN_DAYS } from "./subscription-repository.ts";

/** Asks the owner of an address to confirm the subscription. The address gets no other e-mail before that. */
export function confirmationEmail(settings: EmailSettings, secret: string): EmailContent {
  return composeEmail(settings, {
    subject: "Please confirm your subscription",
    title: "Please confirm your subscription",
    preview: "One click, and you're in.",
    blocks: [
      paragraph(
        `Thank you for signing up for the ${settings.shop.name} newsletter: one complete look a week, with the shop and the price of every piece. Please confirm that this is your address.`,
      ),
      button("Confirm my subscription", `${settings.publicUrl}/newsletter/confirm?token=${secret}`),
      smallPrint(
        `The link works for ${CONFIRM_WITHIN_DAYS} days. If you did not sign up, please ignore this message: we will not write again, and we will delete the address.`,
      ),
    ],
    why: "You are receiving this message because this address was entered on our site.",
  });
}

/** For a new subscriber, with the link to unsubscribe. */
export function welcomeEmail(settings: EmailSettings, unsubscribeSecret: string): EmailContent {
  const { publicUrl } = settings;
  return composeEmail(settings, {
    subject: `Welcome to ${settings.shop.name}`,
    title: `Welcome to ${settings.shop.name}`,
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
