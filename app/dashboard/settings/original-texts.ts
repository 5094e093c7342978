import { ABOUT, aboutChapters } from "#app/content/about-content.ts";
import { STYLE_NOTE_TEXTS } from "#app/content/home-content.ts";
import { listText } from "#app/content/legal-document.ts";
import type { StyleNotes, TextSections } from "#contract/shop/site-texts.ts";

/** The site's own texts as the forms hold them, where pages show more than what an owner can write. */

export const ORIGINAL_STYLE_NOTES: StyleNotes = STYLE_NOTE_TEXTS.map(({ picture, title, text, link }) => ({
  picture,
  title,
  text,
  link,
}));

export const originalAbout = (shop: string): TextSections => [
  ...aboutChapters(shop),
  ...[ABOUT.problem, ABOUT.solution].map(({ eyebrow, title, points }) => ({
    heading: eyebrow,
    text: [`## ${title.join("")}`, listText(points.map(({ title, text }) => `${title}: ${text}`))].join(
      "\n\n",
    ),
  })),
];
