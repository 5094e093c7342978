import type { Outfit } from "#artwork/flat-lay.ts";

/** The pictures of the style notes, each with the seed of its composition. */
export const NOTE_OUTFITS: Readonly<Record<string, { outfit: Outfit; seed: string }>> = {
  "note-colour": {
    outfit: {
      category: "Festival",
      section: "Women",
      items: [
        { itemName: "Emerald green silk zari anarkali" },
        { itemName: "Green dupatta" },
        { itemName: "Gold jhumkas" },
        { itemName: "Green potli" },
        { itemName: "Gold juttis" },
      ],
    },
    seed: "note-colour 3",
  },
  "note-weekday": {
    outfit: {
      category: "Formal",
      section: "Men",
      items: [
        { itemName: "Sky blue formal shirt" },
        { itemName: "Navy blue trousers" },
        { itemName: "Camel blazer" },
        { itemName: "Tan belt" },
        { itemName: "Brown loafers" },
        { itemName: "Silver watch" },
      ],
    },
    seed: "note-weekday",
  },
  "note-carry-on": {
    outfit: {
      category: "Trip/Travel",
      section: "Women",
      items: [
        { itemName: "White shirt" },
        { itemName: "Rust orange palazzos" },
        { itemName: "Straw hat" },
        { itemName: "Tan sandals" },
        { itemName: "Tan sling bag" },
        { itemName: "Black sunglasses" },
      ],
    },
    seed: "note-carry-on",
  },
};
