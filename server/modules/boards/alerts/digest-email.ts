import { imageUrl, imageVariant } from "#contract/outfit/image.ts";
import { outfitAlt } from "#contract/outfit/outfit-labels.ts";
import { formatRupees, toRupees } from "#contract/values/money.ts";
import {
  type Block,
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  plate,
  smallPrint,
} from "#server/modules/mail/email-template.ts";
import { unsubscribePage } from "#server/modules/mail/unsubscribe-links.ts";
import type { NamedItem, OutfitNews } from "./find-news.ts";

/** Pixels: the width of the picture in the e-mail, and the fetched width for high-density screens. */
const SHOWN_WIDTH = 320;
const FETCHED_WIDTH = 640;
/** One sentence counts the rest. */
const DIGEST_OUTFITS_MAX = 10;

export function digestEmail(
  settings: EmailSettings,
  { news, token }: { news: readonly OutfitNews[]; token: string },
): EmailContent {
  const { publicUrl } = settings;
  const cheaper = news.filter(({ previousPricePaise }) => previousPricePaise !== null).length;
  const subject = subjectFor(cheaper);
  const more = news.length - DIGEST_OUTFITS_MAX;
  return composeEmail(settings, {
    subject,
    title: subject,
    preview: news.slice(0, DIGEST_OUTFITS_MAX).map(lineOf).join(" "),
    blocks: [
      ...news.slice(0, DIGEST_OUTFITS_MAX).map((entry) => outfitPlate(publicUrl, entry)),
      ...(more > 0 ? [paragraph(more === 1 ? "And one more look." : `And ${more} more looks.`)] : []),
      button("See your saved looks", `${publicUrl}/saved`),
      smallPrint("No more of these?", {
        label: "Turn price alerts off",
        url: unsubscribePage(publicUrl, "alerts", token),
      }),
    ],
    why: "You are receiving this message because you asked us to tell you when looks that you saved get cheaper. We send at most one a day.",
  });
}

function subjectFor(cheaper: number): string {
  if (cheaper === 0) return "News about looks you saved";
  return cheaper === 1 ? "A look you saved costs less" : `${cheaper} looks you saved cost less`;
}

function outfitPlate(publicUrl: string, entry: OutfitNews): Block {
  const { outfit } = entry;
  const label = outfit.type === "Normal" ? "" : `${outfit.type} · `;
  return plate({
    picture: {
      url: `${publicUrl}${imageVariant(imageUrl(outfit.mediaId), FETCHED_WIDTH, "jpg")}`,
      alt: outfitAlt(outfit),
      width: SHOWN_WIDTH,
      height: Math.round((SHOWN_WIDTH * outfit.imageHeight) / outfit.imageWidth),
    },
    title: `${outfit.category} Outfit`,
    subtitle: outfit.subtitle,
    line: `${label}${lineOf(entry)}`,
    link: { label: "See every item", url: `${publicUrl}/outfit/${outfit.id}` },
  });
}

function lineOf({ outfit, previousPricePaise, gone, back }: OutfitNews): string {
  const price = (paise: number) => formatRupees(toRupees(paise));
  const sentences = [
    ...(previousPricePaise === null
      ? []
      : [`Now ${price(outfit.totalPricePaise)}, was ${price(previousPricePaise)}.`]),
    ...gone.map((item) => `No longer available: ${nameOf(item)}.`),
    ...back.map((item) => `Available again: ${nameOf(item)}.`),
  ];
  return sentences.join(" ");
}

function nameOf({ itemName, sourceName }: NamedItem): string {
  return `${itemName} at ${sourceName}`;
}
