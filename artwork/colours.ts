import colourWordsJson from "./colour-words.json" with { type: "json" };

/** Colour words of fashion item names, as they look in cloth (never as pure screen colours). */
const colourWords: Readonly<Record<string, string>> = colourWordsJson;

const longestFirst = Object.keys(colourWords).sort((a, b) => b.length - a.length);
const anyColour = new RegExp(`\\b(?:${longestFirst.join("|")})(?=[a-z]*\\b)`, "g");
const wholeWords = new Set(["coloured", "toned", "plated", "ish", "s", "en"]);

/** The colours a text names, in its order, without repeats. */
export function coloursIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[-_/]+/g, " ")
    .replace(/\s+/g, " ");
  const found: string[] = [];
  for (const match of plain.matchAll(anyColour)) {
    const rest = /^[a-z]*/.exec(plain.slice(match.index + match[0].length))?.[0] ?? "";
    if (rest !== "" && !wholeWords.has(rest)) continue;
    const colour = colourWords[match[0]];
    if (colour !== undefined && !found.includes(colour)) found.push(colour);
  }
  return found;
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
