import { parseSearch } from "./parse-search.ts";

/** What a person who describes a look in sentences asks for. */
export interface WantedLook {
  /** Finds such looks: the first garment in its colour, the first two occasions and the section. */
  searchTerm: string;
  /** Rupees: the highest price that is named. */
  budget: number | null;
}

export function wantedLook(description: string): WantedLook {
  const intent = parseSearch(description, undefined, Number.POSITIVE_INFINITY);
  const { sections, garments, colours, occasions, price } = intent;
  const [garment] = garments;
  const [colour] = garment && garment.colours.length > 0 ? garment.colours : colours;
  const named = occasions.slice(0, 2).map(({ name }) => name);
  const terms = [colour?.shade, garment?.variant, ...named, sections[0]?.toLowerCase()];
  return {
    searchTerm: terms.filter((term) => term !== undefined).join(" "),
    budget: price?.max ?? null,
  };
}
