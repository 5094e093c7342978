import { expect, it } from "vitest";
import type { z } from "zod";
import { faqSchema, homeSchema, sectionsSchema, styleNotesSchema } from "#contract/shop/site-texts.ts";
import {
  ORIGINAL_HOME,
  ORIGINAL_STYLE_NOTES,
  originalAbout,
  originalFaq,
  originalPrivacy,
  originalTerms,
} from "./original-texts.ts";

const SHOP = "Kurta & Co";

it.each<[string, z.ZodType, unknown]>([
  ["home page", homeSchema, ORIGINAL_HOME],
  ["questions", faqSchema, originalFaq(SHOP)],
  ["style notes", styleNotesSchema, ORIGINAL_STYLE_NOTES],
  ["about", sectionsSchema, originalAbout(SHOP)],
  ["privacy", sectionsSchema, originalPrivacy(SHOP)],
  ["terms", sectionsSchema, originalTerms(SHOP)],
])(
  "the original texts of %s can be saved, and the schema changes nothing in them",
  (_what, schema, texts) => {
    expect(JSON.stringify(schema.parse(texts))).toBe(JSON.stringify(texts));
  },
);
