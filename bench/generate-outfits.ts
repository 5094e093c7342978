import type { OutfitInput } from "#contract/outfit/outfit-input.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

const COLOURS = "ivory black rust sage indigo maroon teal mustard blush charcoal cream olive".split(" ");
const FABRICS = "linen silk denim cotton chiffon velvet georgette wool khadi satin".split(" ");
const GARMENTS =
  "kurta saree lehenga blazer shirt trousers jeans dress skirt sandals heels sneakers clutch watch earrings dupatta sherwani jacket".split(
    " ",
  );
const SYLLABLES =
  "ra ni ve ka lo mi sha tu ze bo dri pa qu en fa go hi ja lu ma no pe ri su ta vi wo xa yu zi".split(" ");
/** As in a real catalogue, a few makers are common and most are rare. */
const MAKERS = 20_000;

/** Every outfit has one. */
const SHAPES = ["tapered", "flowing", "boxy"] as const;

/** Words whose share of outfits is known. */
export const RARE_WORD = "moonstone";
export const COMMON_WORD = "linen";
export const TWO_WORDS = "linen velvet";
export const COLOURED_GARMENT = "ivory saree";
export const MISTYPED_WORD = "leheenga";
/** Each is in a third of all outfits, but no outfit has both. */
export const NEVER_TOGETHER = "tapered flowing";
/** In about 0.3 % of outfits. */
export const UNCOMMON_WORD = "drisha";
/** The outfits with the rare word, in a catalogue of any size. */
const RARE_OUTFITS = new Set([7, 77, 777]);

/** A seeded generator of numbers between 0 and 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function makerName(rank: number): string {
  const letters: string[] = [];
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    letters.push(SYLLABLES[rest % SYLLABLES.length] ?? "");
  }
  return letters.join("");
}

/** The outfit with this number: the same in every run, and unlike its neighbours. */
export function generatedOutfit(number: number): OutfitInput {
  const random = randomNumbers(number);
  const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T =>
    values[Math.floor(random() * values.length)] as T;
  const itemCount = 3 + Math.floor(random() * 4);
  const items = Array.from({ length: itemCount }, () => {
    const maker = makerName(Math.floor(MAKERS ** random()));
    const itemName = `${pick(COLOURS)} ${pick(FABRICS)} ${pick(GARMENTS)}`;
    return {
      sourceName: `${maker} studio`,
      itemName,
      itemPrice: 299 + Math.floor(random() * 9_000),
      itemLink: `https://shop.example/${maker}/${number}`,
    };
  });
  return {
    category: pick(CATEGORIES),
    section: pick(SECTIONS),
    type: random() < 0.9 ? "Normal" : pick(OUTFIT_TYPES),
    rateLook: Math.floor(random() * 11) / 2,
    tags: [pick(COLOURS), pick(FABRICS), pick(GARMENTS)],
    description: `A ${SHAPES[number % SHAPES.length]} look around ${items[0]?.itemName}${RARE_OUTFITS.has(number) ? ` with ${RARE_WORD}` : ""}.`,
    items,
  };
}

/** How often the outfit with this number was viewed. */
export const generatedViews = (number: number): number =>
  Math.floor(5_000 * randomNumbers(number ^ 0x5eed)() ** 4);

/** How many people liked it: on average one in twenty viewers. */
export const generatedLikes = (number: number): number =>
  Math.floor(generatedViews(number) * 0.1 * randomNumbers(number ^ 0x11ce)());

/** How many comments it has: every tenth outfit has a dozen. */
export const generatedComments = (number: number): number => (number % 10 === 0 ? 12 : 0);
