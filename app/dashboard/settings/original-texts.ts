import { ABOUT, aboutChapters } from "#app/content/about-content.ts";
import { BANNER, faqEntries, HERO, STYLE_NOTES, WHY_CHOOSE } from "#app/content/home-content.ts";
import type { LegalText } from "#app/content/legal-document.ts";
import { privacyText } from "#app/content/privacy-content.ts";
import { termsText } from "#app/content/terms-content.ts";
import type { Faq, HomeTexts, StyleNotes, TextSections } from "#contract/shop/site-texts.ts";

/**
 * The site's own texts as the forms hold them, in the order of the schemas' keys. They begin with these, so
 * that an owner changes sentences instead of facing empty fields.
 */

/** Pixels of the site's own pictures. */
const SLIDE = { width: 800, height: 1000 };
const NOTE = { width: 800, height: 1067 };

export const ORIGINAL_HOME: HomeTexts = {
  hero: {
    eyebrow: HERO.eyebrow,
    headline: HERO.headline.join(""),
    emphasis: HERO.headline[1],
    text: HERO.lead,
    outfitIds: [],
  },
  features: WHY_CHOOSE.features.map(({ title, text }) => ({ title, text })),
  banner: BANNER.slides.map(({ src, alt, caption }) => ({
    picture: { src, ...SLIDE },
    alt,
    caption,
    link: "",
  })),
};

export const originalFaq = (shop: string): Faq =>
  faqEntries(shop).map(({ question, answer }) => ({ question, answer }));

export const ORIGINAL_STYLE_NOTES: StyleNotes = STYLE_NOTES.notes.map(({ id, title, text, link }) => ({
  picture: { src: `/pictures/${id}`, ...NOTE },
  title,
  text,
  link: link.to,
}));

export const originalAbout = (shop: string): TextSections => [
  ...aboutChapters(shop).map(({ heading, statement, text }) => ({
    heading,
    text: [`## ${statement}`, ...text].join("\n\n"),
  })),
  ...[ABOUT.problem, ABOUT.solution].map(({ eyebrow, title, points }) => ({
    heading: eyebrow,
    text: [`## ${title.join("")}`, listText(points.map(({ title, text }) => `${title}: ${text}`))].join(
      "\n\n",
    ),
  })),
];

export const originalPrivacy = (shop: string): TextSections => legalSections(privacyText(shop));

export const originalTerms = (shop: string): TextSections => legalSections(termsText(shop));

const legalSections = ({ sections }: LegalText): TextSections =>
  sections.map(({ title, blocks }) => ({
    heading: title,
    text: blocks.map((block) => (typeof block === "string" ? block : listText(block))).join("\n\n"),
  }));

const listText = (points: readonly string[]) => points.map((point) => `- ${point}`).join("\n");
