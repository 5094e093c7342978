import type { Typefaces } from "#contract/shop/brand.ts";
import bricolage from "./bricolage.css?url";
import fraunces from "./fraunces.css?url";
import playfair from "./playfair.css?url";

/** The style sheets of the pairs of typefaces that a shop can choose; theme.css has the site's own. */
const STYLES: Record<Typefaces, string | undefined> = { bodoni: undefined, fraunces, playfair, bricolage };

export function typefaceStyle(typefaces: Typefaces): string | undefined {
  return STYLES[typefaces];
}
