import type { TextSections } from "#contract/shop/site-texts.ts";

/** A paragraph, or a list of points. */
type LegalBlock = string | readonly string[];

interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  /** Date from which it applies, as shown. */
  since: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** The sections as an owner writes them (contract/shop/rich-text.ts). */
export function legalSections({ sections }: LegalText): TextSections {
  return sections.map(({ title, blocks }) => ({
    heading: title,
    text: blocks.map((block) => (typeof block === "string" ? block : listText(block))).join("\n\n"),
  }));
}

export const listText = (points: readonly string[]) => points.map((point) => `- ${point}`).join("\n");
