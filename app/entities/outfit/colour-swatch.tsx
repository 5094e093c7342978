import type { Colour } from "#contract/outfit/outfit-vocabulary.ts";

/** How each colour is shown; metals shine. */
const SWATCHES: Record<Colour, string> = {
  black: "#1a1a1a",
  white: "#ffffff",
  grey: "#8c8c8c",
  beige: "#dcc9a8",
  brown: "#7a4a2b",
  red: "#c4262e",
  pink: "#ef8fb0",
  orange: "#ea7a25",
  yellow: "#f2c530",
  green: "#2f8a4a",
  blue: "#2457b8",
  purple: "#74409b",
  gold: "linear-gradient(135deg, #f6e3a1, #b8860b)",
  silver: "linear-gradient(135deg, #f4f4f6, #9a9ca3)",
};

/** Decorative: the colour's name is beside it. */
export function ColourSwatch({ colour }: { colour: Colour }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-5 shrink-0 rounded-full border border-line-strong"
      style={{ background: SWATCHES[colour] }}
    />
  );
}
