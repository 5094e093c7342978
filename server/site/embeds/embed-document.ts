import { type EmbedKind, pagePath } from "#contract/embeds/embed.ts";
import { EMBEDDED_LOOKS_MAX } from "#contract/limits.ts";
import { EMBED_MESSAGES as messages } from "#contract/messages/embeds.ts";
import { STYLIST_LABELS } from "#contract/messages/stylist-labels.ts";
import { IMAGE_MIME, imageSrcSet, imageVariant } from "#contract/outfit/image.ts";
import type { Outfit, OutfitSummary } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, OUTFIT_TYPE_LABELS, outfitAlt } from "#contract/outfit/outfit-labels.ts";
import { escapeHtml } from "#contract/values/html.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { EmbedShop } from "./embed-shop.ts";
import { embedStyle } from "./embed-style.ts";
import { type EmbedSubject, titleOf } from "./embed-subject.ts";

/** A document for frames, and the style in it, which its Content-Security-Policy names. */
export interface EmbedDocument {
  html: string;
  style: string;
}

/** The width in pixels that browsers without `srcset` get. */
const PLAIN_WIDTH = 480;
/** Numbers of looks that fill a grid, by the class of their grid. */
const GRIDS = [
  [EMBEDDED_LOOKS_MAX, "six"],
  [4, "four"],
  [3, "three"],
  [2, "two"],
  [1, "one"],
] as const;

/** A look or a board for a page of another site. */
export function embedDocument(shop: EmbedShop, subject: EmbedSubject): EmbedDocument {
  const title = titleOf(subject);
  if (subject.kind === "outfit") {
    const { outfit } = subject;
    return page(shop, {
      look: "card",
      title,
      canonical: pagePath({ kind: "outfit", id: outfit._id }),
      style: placeholderStyle(outfit),
      main: outfitCard(shop, outfit),
    });
  }
  return page(shop, {
    look: "board",
    title,
    canonical: pagePath({ kind: "board", id: subject.board._id }),
    main: boardCard(shop, subject),
  });
}

/** Says that there is nothing to show, and leads to the shop. */
export function missingDocument(shop: EmbedShop, kind: EmbedKind, isGone: boolean): EmbedDocument {
  const gone = kind === "outfit" ? messages.lookGone : messages.boardGone;
  const title = isGone ? gone : messages.failed;
  return page(shop, {
    look: "message",
    title,
    main: `<h1>${escapeHtml(title)}</h1>${button(shop.publicUrl, messages.visit(shop.name))}`,
  });
}

function page(
  shop: EmbedShop,
  parts: { look: string; title: string; main: string; canonical?: string; style?: string },
): EmbedDocument {
  const { look, title, main, canonical } = parts;
  const style = embedStyle(shop) + (parts.style ?? "");
  const link = canonical ? `<link rel="canonical" href="${escapeHtml(shop.publicUrl + canonical)}">\n` : "";
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${shop.name}`)}</title>
${link}<style>${style}</style>
</head>
<body class="${look}">
<main>${main}</main>
</body>
</html>
`;
  return { html, style };
}

function outfitCard(shop: EmbedShop, outfit: Outfit): string {
  const { subtitle, items, numberOfItems } = outfit;
  const more = numberOfItems - items.length;
  const rows = items.map(
    ({ itemName, itemPrice }) =>
      `<li><bdi>${escapeHtml(itemName)}</bdi> <span>${formatRupees(itemPrice)}</span></li>`,
  );
  if (more > 0) rows.push(`<li>${messages.moreItems(more)}</li>`);
  const url = shop.publicUrl + pagePath({ kind: "outfit", id: outfit._id });
  return `<div class="plate">${picture(outfit, "(min-width: 540px) 58vw, 100vw")}${paidLabel(outfit)}</div>
<div class="text">
<div class="head"><h1>${CATEGORY_LABELS[outfit.category]} <em>Outfit</em></h1><p class="price">${formatRupees(outfit.totalPrice)}</p>${
    subtitle ? `<p class="subtitle" dir="auto">${escapeHtml(subtitle)}</p>` : ""
  }${styledBy(outfit)}</div>
<ul class="items" aria-label="${messages.items}">${rows.join("")}</ul>
<div class="foot">${button(url, messages.shopThisLook)}<p class="shop"><bdi>${escapeHtml(shop.name)}</bdi></p></div>
</div>`;
}

function styledBy({ stylist }: Outfit): string {
  if (!stylist) return "";
  const { username } = stylist;
  const text =
    username === null
      ? STYLIST_LABELS.formerMember
      : `${STYLIST_LABELS.styledBy}<bdi>${escapeHtml(username)}</bdi>`;
  return `<p class="subtitle">${text}</p>`;
}

function boardCard(shop: EmbedShop, { board, outfits }: EmbedSubject & { kind: "board" }): string {
  const [shown, grid] = GRIDS.find(([count]) => outfits.length >= count) ?? [0, "none"];
  const looks = outfits.slice(0, shown).map((outfit) => {
    const url = shop.publicUrl + pagePath({ kind: "outfit", id: outfit._id });
    return `<li class="plate">${link(url, picture(outfit, "(min-width: 540px) 34vw, 50vw") + paidLabel(outfit))}</li>`;
  });
  const list =
    shown > 0
      ? `<ul class="looks ${grid}" aria-label="${messages.looks}">${looks.join("")}</ul>`
      : `<p class="empty">${messages.emptyBoard}</p>`;
  const url = shop.publicUrl + pagePath({ kind: "board", id: board._id });
  return `${list}
<div class="text">
<p class="by">${messages.boardBy} <bdi>${escapeHtml(board.owner.username)}</bdi></p>
<div class="head"><h1><bdi>${escapeHtml(board.name)}</bdi></h1><p class="subtitle">${messages.looksOf(board.numberOfOutfits)}</p></div>
<div class="foot">${button(url, messages.seeTheBoard)}<p class="shop"><bdi>${escapeHtml(shop.name)}</bdi></p></div>
</div>`;
}

/** Leads out of the frame, which stays as it is. */
function link(url: string, content: string, attributes = ""): string {
  return `<a${attributes} href="${escapeHtml(url)}" target="_blank" rel="noopener">${content}<span class="reader">${messages.newTab}</span></a>`;
}

function button(url: string, label: string): string {
  return link(url, escapeHtml(label), ' class="button"');
}

function picture(outfit: OutfitSummary, sizes: string): string {
  const { image, imageWidth, imageHeight } = outfit;
  const sources = (["avif", "webp"] as const).map(
    (format) =>
      `<source type="${IMAGE_MIME[format]}" srcset="${imageSrcSet(image, format, imageWidth)}" sizes="${sizes}">`,
  );
  return `<picture>${sources.join("")}<img src="${imageVariant(image, PLAIN_WIDTH, "jpg")}" width="${imageWidth}" height="${imageHeight}" alt="${escapeHtml(outfitAlt(outfit))}"></picture>`;
}

/** Over the picture of a look that a brand has paid for. */
function paidLabel({ type }: OutfitSummary): string {
  return type === "Normal" ? "" : `<span class="paid">${OUTFIT_TYPE_LABELS[type]}</span>`;
}

/** The room of the picture, with its blurred preview until it has arrived. */
function placeholderStyle({ imageWidth, imageHeight, imagePlaceholder }: OutfitSummary): string {
  return `
.card .plate{aspect-ratio:${imageWidth}/${imageHeight};background-image:url("${imagePlaceholder}")}`;
}
