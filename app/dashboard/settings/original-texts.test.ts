import { expect, it } from "vitest";
import type { z } from "zod";
import { faqEntries, HOME_TEXTS } from "#app/content/home-content.ts";
import { legalSections } from "#app/content/legal-document.ts";
import { privacyText } from "#app/content/privacy-content.ts";
import { termsText } from "#app/content/terms-content.ts";
import { faqSchema, homeSchema, sectionsSchema, styleNotesSchema } from "#contract/shop/site-texts.ts";
import { ORIGINAL_STYLE_NOTES, originalAbout } from "./original-texts.ts";

const SHOP = "Kurta & Co";

it.each<[string, z.ZodType, unknown]>([
  ["home page", homeSchema, HOME_TEXTS],
  ["questions", faqSchema, faqEntries(SHOP)],
  ["style notes", styleNotesSchema, ORIGINAL_STYLE_NOTES],
  ["about", sectionsSchema, originalAbout(SHOP)],
  ["privacy", sectionsSchema, legalSections(privacyText(SHOP))],
  ["terms", sectionsSchema, legalSections(termsText(SHOP))],
])(
  "the original texts of %s can be saved, and the schema changes nothing in them",
  (_what, schema, texts) => {
    expect(JSON.stringify(schema.parse(texts))).toBe(JSON.stringify(texts));
  },
);
