/** Headings of looks that are close to what was asked for, by what is left out. */
export const nearMatches = {
  price: "Close to it, at any price",
  colour: "Close to it, in other colours",
  type: "Close to it, of any type",
  occasion: "Close to it, for other occasions",
} as const;
export const seeAll = "See all of them";
