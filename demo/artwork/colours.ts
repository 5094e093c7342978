/** Colour words of fashion item names, as they look in cloth (never as pure screen colours). */
const colourWords: Readonly<Record<string, string>> = {
  black: "#1d1c1f", "charcoal grey": "#43444a", "charcoal black": "#2b2b2f", charcoal: "#45464b",
  graphite: "#4a4b50", anthracite: "#3c3d42", gunmetal: "#5a5d63", grey: "#8b8d92", gray: "#8b8d92",
  "grey melange": "#a3a5a9", "light grey": "#b9bbbf", steel: "#9aa1a9", silver: "#c3c6cb", ash: "#a9a9a6",
  white: "#f5f3ee", "off white": "#efe9dc", ivory: "#f1e9d6", cream: "#efe3c6", ecru: "#e4d8bd",
  beige: "#d9c5a3", nude: "#dcb99c", skin: "#deb896", sand: "#d5bd93", stone: "#bdb3a0", khaki: "#a7956a",
  taupe: "#9a8776", mushroom: "#ab998a", camel: "#bd8c55", tan: "#b57f4c", "tan brown": "#a36d3d",
  brown: "#6d4a33", "coffee brown": "#4d3527", coffee: "#4f382b", chocolate: "#4a2f24", mahogany: "#5b2c22",
  cognac: "#94532b", copper: "#b4714a", bronze: "#92703f", gold: "#cfa14e", golden: "#cfa14e",
  "rose gold": "#d9a592", champagne: "#e2cfa8", mustard: "#cc972b", "mustard yellow": "#d19a2a",
  yellow: "#e9c046", lemon: "#eedb6b", "lime green": "#a9c744", lime: "#afca4d", ochre: "#c3872f",
  saffron: "#e08e2c", amber: "#d48f2c", orange: "#df7433", "rust orange": "#bb562c", rust: "#a94e2a",
  terracotta: "#bb6244", brick: "#a0452f", "burnt orange": "#c0582a", apricot: "#eeb083",
  peach: "#f0b99c", coral: "#ea7b68", salmon: "#ec9580", pink: "#dd7f9c", "light pink": "#edb8c5",
  "baby pink": "#f0c3cd", blush: "#e8c0b9", "dusty pink": "#cf9a9a", rose: "#c9728a", "hot pink": "#d9417f",
  fuchsia: "#c92f7c", magenta: "#b82d70", red: "#bd2c33", "bright red": "#cb2b30", "dark red": "#8c1f29",
  crimson: "#a82036", scarlet: "#c4302c", ruby: "#98203f", maroon: "#70202d", burgundy: "#661f30",
  wine: "#682239", plum: "#5f2d4d", purple: "#6b4488", violet: "#71519c", lavender: "#b6a4d3",
  lilac: "#c4aed4", mauve: "#b38ba5", aubergine: "#452640", indigo: "#313f73", navy: "#212a44",
  "navy blue": "#212b46", "royal blue": "#2b4ba0", "cobalt blue": "#2a4fa3", cobalt: "#2a4fa3",
  blue: "#3f6698", "light blue": "#9dbcd8", "sky blue": "#94c0de", "powder blue": "#b4cbdd",
  "ice blue": "#c2d8e2", denim: "#4a6d94", "turquoise blue": "#36a0ac", turquoise: "#3ba7ab", aqua: "#63bcbe",
  teal: "#1e6a70", "teal blue": "#1f6577", "teal green": "#1d6b62", "sea green": "#5fae98", mint: "#b1d9c3",
  "mint green": "#aed8c1", green: "#4a7d50", "bottle green": "#1c4433", "forest green": "#29492f",
  emerald: "#1f7452", "olive green": "#6a6c3c", olive: "#6d6d3d", "sage green": "#a3ad8c", sage: "#a5af90",
  "pista green": "#bccf95", pistachio: "#bccf95", "parrot green": "#6fae3b", "light green": "#a4c793",
  "dark green": "#274b34", "dark blue": "#27375f", "dark brown": "#47301f", "dark grey": "#505257",
  "fluorescent green": "#bfe03a", "neon green": "#bde23a", "fluorescent yellow": "#e2ea3c",
  metallic: "#aeb0b2", oxidised: "#8f9295", pearl: "#eee6d8", kundan: "#d3aa5c", multi: "#c9596b",
  multicolour: "#c9596b", multicoloured: "#c9596b", multicolored: "#c9596b",
};

const longestFirst = Object.keys(colourWords).sort((a, b) => b.length - a.length);
const anyColour = new RegExp(`\\b(?:${longestFirst.join("|")})(?=[a-z]*\\b)`, "g");
const wholeWords = new Set(["coloured", "toned", "plated", "ish", "s", "en"]);

/** The colours a text names, in its order, without repeats. */
export function coloursIn(text: string): string[] {
  const plain = text.toLowerCase().replace(/[-_/]+/g, " ").replace(/\s+/g, " ");
  const found: string[] = [];
  for (const match of plain.matchAll(anyColour)) {
    const rest = /^[a-z]*/.exec(plain.slice(match.index + match[0].length))?.[0] ?? "";
    if (rest !== "" && !wholeWords.has(rest)) continue;
    const colour = colourWords[match[0]];
    if (colour !== undefined && !found.includes(colour)) found.push(colour);
  }
  return found;
}

/** The cloth colour of one colour word; undefined for words that name none. */
export function colourNamed(word: string): string | undefined {
  return colourWords[word.toLowerCase()];
}

/** Colours a stylist would choose when the name is silent. */
export const quietColours: Readonly<Record<"Men" | "Women" | "Kids", readonly [string, ...string[]]>> = {
  Men: ["#24304f", "#8b8d92", "#6a6c3c", "#f1ece1", "#43444a", "#7b5a41", "#3f6698"],
  Women: ["#c98f8b", "#70202d", "#efe3c6", "#1e6a70", "#cc972b", "#1d1c1f", "#a3ad8c", "#b6a4d3"],
  Kids: ["#e9c046", "#94c0de", "#ea7b68", "#aed8c1", "#f0c3cd", "#3f6698"],
};

export const metals = {
  gold: "#cfa14e",
  silver: "#c3c6cb",
  roseGold: "#d9a592",
} as const;
