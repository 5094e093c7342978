import { STYLIST_LABELS } from "#contract/messages/stylist-labels.ts";
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
import type { OutfitRecord } from "#server/modules/outfits/outfit-selection.ts";
import type { NamedItem, OutfitNews } from "./find-news.ts";

/** Pixels: the width of the picture in the e-mail, and the fetched width for high-density screens. */
const SHOWN_WIDTH = 320;
const FETCHED_WIDTH = 640;
/** Of each of the two parts; one sentence counts the rest. */
const DIGEST_OUTFITS_MAX = 10;

interface Digest {
  /** Of saved looks. */
  news: readonly OutfitNews[];
  /** New ones of followed stylists. */
  looks: readonly OutfitRecord[];
  /** Whether the link that ends these messages ends following too. */
  isFollowing: boolean;
  token: string;
}

export function digestEmail(
  settings: EmailSettings,
  { news, looks, isFollowing, token }: Digest,
): EmailContent {
  const { publicUrl } = settings;
  const subject = news.length > 0 ? newsSubject(news) : looksSubject(looks);
  return composeEmail(settings, {
    subject,
    title: subject,
    preview: [...news.slice(0, DIGEST_OUTFITS_MAX).map(lineOf), ...looks.slice(0, 1).map(styledBy)].join(" "),
    blocks: [
      ...platesOf(news, (entry) => outfitPlate(publicUrl, entry.outfit, lineOf(entry))),
      ...(news.length > 0 ? [button("See your saved looks", `${publicUrl}/saved`)] : []),
      ...(news.length > 0 && looks.length > 0 ? [paragraph(`${looksSubject(looks)}:`)] : []),
      ...platesOf(looks, (outfit) => outfitPlate(publicUrl, outfit, styledBy(outfit))),
      ...(looks.length > 0 ? [button("See all looks", `${publicUrl}/outfit`)] : []),
      smallPrint("No more of these?", {
        label: isFollowing ? "Turn these messages off and unfollow all stylists" : "Turn price alerts off",
        url: unsubscribePage(publicUrl, "alerts", token),
      }),
    ],
    why: `You are receiving this message because you ${reasonsFor(news, looks)}. We send at most one a day.`,
  });
}

function platesOf<T>(entries: readonly T[], plateOf: (entry: T) => Block): Block[] {
  const more = entries.length - DIGEST_OUTFITS_MAX;
  return [
    ...entries.slice(0, DIGEST_OUTFITS_MAX).map(plateOf),
    ...(more > 0 ? [paragraph(more === 1 ? "And one more look." : `And ${more} more looks.`)] : []),
  ];
}

function newsSubject(news: readonly OutfitNews[]): string {
  const cheaper = news.filter(({ previousPricePaise }) => previousPricePaise !== null).length;
  if (cheaper === 0) return "News about looks you saved";
  return cheaper === 1 ? "A look you saved costs less" : `${cheaper} looks you saved cost less`;
}

function looksSubject(looks: readonly OutfitRecord[]): string {
  return looks.length === 1
    ? "A new look by a stylist you follow"
    : `${looks.length} new looks by stylists you follow`;
}

function reasonsFor(news: readonly OutfitNews[], looks: readonly OutfitRecord[]): string {
  const reasons = [
    ...(news.length > 0 ? ["asked us to tell you when looks that you saved get cheaper"] : []),
    ...(looks.length > 0 ? ["follow stylists in our shop"] : []),
  ];
  return reasons.join(", and because you ");
}

function styledBy({ stylistName }: OutfitRecord): string {
  return stylistName === null ? STYLIST_LABELS.formerMember : `${STYLIST_LABELS.styledBy}${stylistName}`;
}

function outfitPlate(publicUrl: string, outfit: OutfitRecord, line: string): Block {
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
    line: `${label}${line}`,
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
