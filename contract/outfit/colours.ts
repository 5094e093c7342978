/** The colours that outfits are filtered by, in the order of the swatches. */
export const COLOURS = [
  "black",
  "white",
  "grey",
  "beige",
  "brown",
  "red",
  "pink",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "gold",
  "silver",
] as const;
export type Colour = (typeof COLOURS)[number];
