import { contrast, darken, lighten, lightness } from "./colour-math.ts";
import { coloursIn, metals, quietColours } from "./colours.ts";
import { type ItemKind, kinds, kindWords } from "./kinds.ts";
import { hashText } from "./random.ts";

export type Section = "Men" | "Women" | "Kids";

/** What is printed, woven or stitched on an item. */
export type Print =
  | "plain"
  | "stripes"
  | "checks"
  | "florals"
  | "dots"
  | "block"
  | "zari"
  | "graphic"
  | "colourblock";

type Strap = "leather" | "mesh" | "metal";
type Hide = "leather" | "suede";

/** One thing to draw: a garment, a pair of shoes, a bag or an accessory. */
export interface Item {
  readonly kind: ItemKind;
  readonly section: Section;
  /** Cloth colours as #rrggbb. */
  readonly main: string;
  readonly accent: string;
  readonly print: Print;
  /** Whether the name implies an item without sleeves. */
  readonly sleeveless: boolean;
  /** What the strap of a watch is made of, where the name tells. */
  readonly strap: Strap | undefined;
  readonly strapColour: string | undefined;
  /** What else than cloth it is made of, where the name tells; its strap does not count. */
  readonly hide: Hide | undefined;
  /** A number that varies details (neckline, button, heel) from item to item. */
  readonly variety: number;
  /** The further garments of a set ("kurta with palazzos & dupatta"). */
  readonly companions: readonly Item[];
}

const genderWord =
  /\b(?:wo)?m[ae]n(?:'?s)?\b|\bgirl'?s?\b|\bboy'?s?\b|\bkids?\b|\bunisex\b|\blad(?:y|ies)\b/gi;

/**
 * Removes the brand, which precedes "Men", "Girls" … in these names and may contain a colour or a garment.
 */
function withoutBrand(name: string): string {
  const last = [...name.matchAll(genderWord)].at(-1);
  if (!last) return name;
  const rest = name.slice(last.index + last[0].length);
  return kindIn(rest) === undefined ? name : rest;
}

function kindIn(text: string): ItemKind | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[_/,]+/g, " ")
    .replace(/\s+/g, " ");
  let best: { kind: ItemKind; end: number; length: number } | undefined;
  for (const [words, kind] of kindWords) {
    for (const match of plain.matchAll(words)) {
      const length = match[0].trimEnd().length;
      const end = match.index + length;
      if (!best || end > best.end || (end === best.end && length > best.length)) best = { kind, end, length };
    }
  }
  return best?.kind;
}

const prints: readonly (readonly [RegExp, Print])[] = [
  [/colou?r ?-?block/i, "colourblock"],
  [/strip/i, "stripes"],
  [/check|plaid|tartan|gingham|houndstooth/i, "checks"],
  [/polka|dot(?:s|ted)?\b/i, "dots"],
  [/floral|flower|botanical|tropical|leaf/i, "florals"],
  [
    /zari|banarasi|brocade|jacquard|kanjee?varam|woven design|silk|embroider|embellish|sequin|zardozi|gota/i,
    "zari",
  ],
  [/block|bandhani|ikat|kalamkari|ethnic motif|foil|paisley|ajrakh/i, "block"],
  [/graphic|logo|typograph|slogan|batman|character/i, "graphic"],
  [/print|tie ?& ?dye|pattern|abstract/i, "florals"],
];

function printOf(text: string, kind: ItemKind, variety: number): Print {
  const found = prints.find(([words]) => words.test(text))?.[1] ?? "plain";
  const merelyPrinted = found === "florals" && !/floral|flower|botanic|tropical/i.test(text);
  if (merelyPrinted && kinds[kind].family === "ethnic") return variety % 3 === 0 ? "florals" : "block";
  if (merelyPrinted && kinds[kind].family === "tee") return "graphic";
  if (found === "plain" && (kind === "saree" || kind === "lehenga" || kind === "sherwani")) return "zari";
  return found;
}

const straps: readonly (readonly [RegExp, Strap])[] = [
  [/\bmesh (?:strap|band|bracelet)\b/i, "mesh"],
  [/\b(?:steel|metal|link) (?:strap|band|bracelet)\b/i, "metal"],
  [/\b(?:strap|band)\b/i, "leather"],
];

/** "with black leather strap". */
const strapWith = /\bwith ([^,]*?)\bstrap\b/i;
const hides: readonly (readonly [RegExp, Hide])[] = [
  [/\b(?:suede|nubuck)\b/i, "suede"],
  [/\b(?:leather|leatherette)\b/i, "leather"],
];
/** "with orange marigold print": the colours of what is printed. */
const printedWith = /\bwith ([^,]*?)\b(?:print|motifs?|stripes?)\b/i;

function defaultColour(kind: ItemKind, section: Section, variety: number): string {
  const { colour } = kinds[kind];
  if (colour) return colour;
  if (kind === "sportsBra") return section === "Kids" ? "#e8c0b9" : "#c9a48e";
  const choices = quietColours[section];
  return choices[variety % choices.length] ?? choices[0];
}

/** A second colour that belongs to the first, for names that give only one. */
function accentFor(main: string, print: Print, kind: ItemKind): string {
  if (print === "zari" || kinds[kind].family === "ethnic") {
    return contrast(main, metals.gold) > 0.2 ? metals.gold : "#7a2330";
  }
  if (print === "checks") return lightness(main) > 0.45 ? darken(main, 0.42) : lighten(main, 0.42);
  if (print === "plain") return lightness(main) > 0.5 ? darken(main, 0.35) : lighten(main, 0.35);
  return lightness(main) > 0.55 ? darken(main, 0.55) : lighten(main, 0.72);
}

function itemFrom(
  text: string,
  kind: ItemKind,
  section: Section,
  colours: readonly string[],
  variety: number,
): Item {
  const print = printOf(text, kind, variety);
  const main = colours[0] ?? defaultColour(kind, section, variety);
  return {
    kind,
    section,
    main,
    accent: colours[1] ?? coloursIn(printedWith.exec(text)?.[1] ?? "")[0] ?? accentFor(main, print, kind),
    print,
    strap: straps.find(([words]) => words.test(text))?.[1],
    strapColour: coloursIn(strapWith.exec(text)?.[1] ?? "")[0],
    hide: hides.find(([words]) => words.test(text.replace(strapWith, "")))?.[1],
    sleeveless: /sleeve ?less|tank|strap(?:py|less)?\b|spaghetti|halter/i.test(text),
    variety,
    companions: [],
  };
}

function fallbackKind(section: Section, variety: number): ItemKind {
  const kindsBySection: Readonly<Record<Section, readonly ItemKind[]>> = {
    Men: ["shirt", "tee", "chinos"],
    Women: ["top", "dress", "slingBag"],
    Kids: ["tee", "shorts", "sneakers"],
  };
  const choices = kindsBySection[section];
  return choices[variety % choices.length] ?? "tee";
}

/** The name without its brand, and that in its garment and what comes with it. */
function partsOf(itemName: string) {
  const text = withoutBrand(itemName);
  const [head = text, ...rest] = text.split(
    /\bwith\b|\bw\/|\+|\band\b(?= (?:dupatta|palazzo|churidar|trouser))/i,
  );
  return { text, head, rest };
}

/** The kind that an item's name says; undefined for a name without known words. */
export function kindOf(itemName: string): ItemKind | undefined {
  const { text, head } = partsOf(itemName);
  return kindIn(head) ?? kindIn(text) ?? kindIn(itemName);
}

/**
 * Reads an item's name: which garment or accessory it is, in which colours and print.
 * Never fails: for a name without known words it returns a plausible item of the section.
 */
export function itemOf(itemName: string, section: Section): Item {
  const variety = hashText(itemName);
  const { text, head, rest } = partsOf(itemName);
  const kind = kindOf(itemName) ?? fallbackKind(section, variety);
  const headColours = coloursIn(head);
  const colours = headColours.length > 0 ? headColours : coloursIn(text);
  const item = itemFrom(text, kind, section, colours, variety);

  const companions = rest
    .flatMap((part) => part.split(/&|,|\band\b/i))
    .map((part) => ({ part, companion: kindIn(part) }))
    .filter(({ companion }) => companion !== undefined && kinds[companion].companion && companion !== kind)
    .map(({ part, companion = "trousers" }) => {
      const own = coloursIn(part);
      const fallen = companion === "dupatta" ? [item.accent, item.main] : [item.main, item.accent];
      return itemFrom(part, companion, section, own.length > 0 ? own : fallen, variety >>> 3);
    });
  return withSets({ ...item, companions: companions.slice(0, 2) }, text);
}

/** "Kurta set" and "kurta & churidar" without the word "with". */
function withSets(item: Item, text: string): Item {
  if (item.companions.length > 0) return item;
  const own = { ...item, print: "plain" } as const;
  if ((item.kind === "kurta" || item.kind === "sherwani") && /\bsets?\b|pathani/i.test(text)) {
    return {
      ...item,
      companions: [{ ...own, kind: "churidar", main: item.kind === "sherwani" ? "#efe3c6" : item.accent }],
    };
  }
  if (item.kind === "lehenga" && /dupatta/i.test(text)) {
    return { ...item, companions: [{ ...own, kind: "dupatta", main: item.accent, accent: item.main }] };
  }
  return item;
}
