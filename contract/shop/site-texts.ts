import { z } from "zod";
import {
  CAPTION_MAX_LENGTH,
  CLAIM_TEXT_MAX_LENGTH,
  FAQ_MAX,
  HEADLINE_MAX_LENGTH,
  HERO_OUTFITS_MAX,
  ITEM_LINK_MAX_LENGTH,
  STYLE_NOTES_MAX,
  TEXT_SECTION_MAX_LENGTH,
  TEXT_SECTIONS_MAX,
} from "#contract/limits.ts";
import { isSiteLink } from "#contract/links/site-link.ts";
import { BRAND_MESSAGES as messages } from "#contract/messages/brand.ts";
import { group, optionalText, requiredText } from "./setting-fields.ts";
import type { TextPicture } from "./text-picture.ts";

/**
 * Texts of the site that an administrator writes: those of the home page, questions, style notes, and the
 * pages about the shop, privacy and terms. Bodies are plain text with headings, lists and links
 * (contract/shop/rich-text.ts).
 */

/** A picture of the site itself, without shape, width and format, or an uploaded one. */
const PICTURE = /^(?:\/pictures\/[a-z-]{1,40}|\/media\/[0-9a-f]{64})$/;

export const textPictureSchema = group({
  src: z.string(messages.pictureExpected).regex(PICTURE, messages.pictureExpected),
  width: z.number(messages.pictureExpected).int(messages.pictureExpected).min(1).max(20_000),
  height: z.number(messages.pictureExpected).int(messages.pictureExpected).min(1).max(20_000),
}) satisfies z.ZodType<TextPicture>;

const linkSchema = z
  .string(messages.linkInvalid)
  .trim()
  .max(ITEM_LINK_MAX_LENGTH, messages.linkInvalid)
  .refine((link) => link === "" || isSiteLink(link), messages.linkInvalid);

const FEATURES = 4;
const SLIDES = 4;

export const homeSchema = group({
  hero: group({
    eyebrow: optionalText(CAPTION_MAX_LENGTH, messages.headlineRequired),
    headline: requiredText(HEADLINE_MAX_LENGTH, messages.headlineRequired),
    emphasis: optionalText(HEADLINE_MAX_LENGTH, messages.emphasisMissing),
    text: requiredText(CLAIM_TEXT_MAX_LENGTH, messages.bodyRequired),
    outfitIds: z
      .array(z.uuid(messages.outfitIdExpected).toLowerCase(), messages.outfitIdExpected)
      .max(HERO_OUTFITS_MAX, messages.tooManyHeroOutfits),
  }).refine(({ headline, emphasis }) => headline.includes(emphasis), {
    path: ["emphasis"],
    message: messages.emphasisMissing,
  }),
  features: z
    .array(
      group({
        title: requiredText(CAPTION_MAX_LENGTH, messages.headingRequired),
        text: requiredText(CLAIM_TEXT_MAX_LENGTH, messages.bodyRequired),
      }),
      messages.featuresExpected,
    )
    .length(FEATURES, messages.featuresExpected),
  banner: z
    .array(
      group({
        picture: textPictureSchema,
        alt: optionalText(CLAIM_TEXT_MAX_LENGTH, messages.altText),
        caption: requiredText(CAPTION_MAX_LENGTH, messages.captionRequired),
        link: linkSchema,
      }),
      messages.slidesExpected,
    )
    .length(SLIDES, messages.slidesExpected),
});
export type HomeTexts = z.output<typeof homeSchema>;

export const faqSchema = z
  .array(
    group({
      question: requiredText(CLAIM_TEXT_MAX_LENGTH, messages.questionRequired),
      answer: requiredText(TEXT_SECTION_MAX_LENGTH, messages.answerRequired),
    }),
    messages.questionsExpected,
  )
  .min(1, messages.questionsExpected)
  .max(FAQ_MAX, messages.questionsExpected);
export type Faq = z.output<typeof faqSchema>;

export const styleNotesSchema = z
  .array(
    group({
      picture: textPictureSchema,
      title: requiredText(CAPTION_MAX_LENGTH, messages.headingRequired),
      text: requiredText(TEXT_SECTION_MAX_LENGTH, messages.bodyRequired),
      link: linkSchema,
    }),
    messages.tooManyNotes,
  )
  .max(STYLE_NOTES_MAX, messages.tooManyNotes);
export type StyleNotes = z.output<typeof styleNotesSchema>;
export type StyleNote = StyleNotes[number];

export const sectionsSchema = z
  .array(
    group({
      heading: requiredText(CAPTION_MAX_LENGTH, messages.headingRequired),
      text: requiredText(TEXT_SECTION_MAX_LENGTH, messages.bodyRequired),
    }),
    messages.sectionsExpected,
  )
  .min(1, messages.sectionsExpected)
  .max(TEXT_SECTIONS_MAX, messages.sectionsExpected);
export type TextSections = z.output<typeof sectionsSchema>;

/** Pages whose texts can be the shop's own. */
export const TEXT_PAGES = ["home", "about", "privacy", "terms"] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

/** The shop's own texts of a page; what is null is that of the site. */
export const siteTextsSchema = z
  .object({
    home: homeSchema.nullish(),
    faq: faqSchema.nullish(),
    styleNotes: styleNotesSchema.nullish(),
    sections: sectionsSchema.nullish(),
  })
  .meta({ id: "SiteTexts" });
export type SiteTexts = z.output<typeof siteTextsSchema>;
