import { BESPOKE_REPLY_EMAIL as texts } from "#contract/messages/bespoke.ts";
import { imageVariant } from "#contract/outfit/image.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { outfitAlt } from "#contract/outfit/outfit-labels.ts";
import { formatRupees } from "#contract/values/money.ts";
import {
  type Block,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  plate,
  quotation,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

/** Pixels: the width of the e-mail's text column, and the fetched width for high-density screens. */
const SHOWN_WIDTH = 510;
const FETCHED_WIDTH = 960;

export interface StyledReply {
  description: string;
  note: string;
  outfits: readonly OutfitSummary[];
}

/** the reply to a bespoke request: the stylist's note, and each outfit with its picture, name and price. */
export function replyEmail(
  settings: EmailSettings,
  { description, note, outfits }: StyledReply,
): EmailContent {
  return composeEmail(settings, {
    subject: texts.subject,
    title: texts.title(outfits.length),
    preview: outfits.map(outfitName).join(", "),
    blocks: [
      ...note.split(/(?:\r?\n){2,}/).map(paragraph),
      ...outfits.map((outfit) => outfitPlate(settings.publicUrl, outfit)),
      quotation(settings, texts.askedFor, description),
      smallPrint(
        "Each look lists the name, the shop and the price of every item. A free account opens the links.",
      ),
    ],
    why: "You are receiving this message because a bespoke look was requested for this address.",
  });
}

function outfitPlate(publicUrl: string, outfit: OutfitSummary): Block {
  const url = `${publicUrl}/outfit/${outfit._id}`;
  const label = outfit.type === "Normal" ? "" : `${outfit.type} · `;
  const items = outfit.numberOfItems === 1 ? "1 item" : `${outfit.numberOfItems} items`;
  return plate({
    picture: {
      url: `${publicUrl}${imageVariant(outfit.image, FETCHED_WIDTH, "jpg")}`,
      alt: outfitAlt(outfit),
      width: SHOWN_WIDTH,
      height: Math.round((SHOWN_WIDTH * outfit.imageHeight) / outfit.imageWidth),
    },
    title: outfitName(outfit),
    subtitle: outfit.subtitle,
    line: `${label}${formatRupees(outfit.totalPrice)} · ${items}`,
    link: { label: "See every item", url },
  });
}

function outfitName({ category }: OutfitSummary): string {
  return `${category} Outfit`;
}
