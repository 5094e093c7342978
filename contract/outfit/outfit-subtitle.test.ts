import { describe, expect, it } from "vitest";
import { SUBTITLE_MAX_LENGTH } from "#contract/limits.ts";
import type { ItemRole } from "./item-styling.ts";
import { outfitSubtitle } from "./outfit-subtitle.ts";

/** The subtitle of items, each as its role and name, from one source. */
function subtitleOf(items: readonly [ItemRole | null, string][], sourceName = "Kesar & Kin"): string {
  return outfitSubtitle(items.map(([role, itemName]) => ({ role, itemName, sourceName })));
}

describe("items that are named", () => {
  it.each<[string, [ItemRole | null, string][], string]>([
    ["no item", [], ""],
    ["one item", [["whole", "red silk saree"]], "Red silk saree"],
    [
      "a whole look before its parts",
      [
        ["top", "Gold choli"],
        ["bottom", "Ivory churidar"],
        ["whole", "Emerald silk lehenga"],
      ],
      "Emerald silk lehenga, gold choli",
    ],
    [
      "a top with the bottom rather than with another top",
      [
        ["top", "White shirt"],
        ["top", "Grey t-shirt"],
        ["bottom", "Navy chinos"],
      ],
      "White shirt, navy chinos",
    ],
    [
      "two tops without a bottom",
      [
        ["top", "White shirt"],
        ["top", "Grey t-shirt"],
        ["bag", "Black backpack"],
      ],
      "White shirt, grey t-shirt",
    ],
    [
      "the layer that the look begins with",
      [
        ["layer", "Green velvet blazer"],
        ["top", "Black turtleneck"],
        ["bottom", "Black trousers"],
      ],
      "Green velvet blazer, black turtleneck",
    ],
    [
      "shoes beside the only garment",
      [
        ["jewellery", "Gold earrings"],
        ["footwear", "Black heels"],
        ["whole", "Blue slip dress"],
      ],
      "Blue slip dress, black heels",
    ],
    [
      "no accessory beside a garment",
      [
        ["accessory", "Leather belt"],
        ["jewellery", "Gold earrings"],
        ["whole", "Blue slip dress"],
      ],
      "Blue slip dress",
    ],
    [
      "accessories where there is nothing else",
      [
        ["accessory", "Leather belt"],
        ["jewellery", "Gold earrings"],
      ],
      "Gold earrings, leather belt",
    ],
    [
      "items of unknown garments in their order",
      [
        ["other", "Loro piana"],
        [null, "Bouclé thing"],
      ],
      "Loro piana, bouclé thing",
    ],
    [
      "an item once",
      [
        ["top", "White shirt"],
        ["top", "white shirt"],
      ],
      "White shirt",
    ],
  ])("%s", (_what, items, subtitle) => {
    expect(subtitleOf(items)).toBe(subtitle);
  });
});

describe("names of items", () => {
  it.each([
    ["Wine velvet gown with gold embroidery", "Wine velvet gown"],
    ["Kurta with palazzos", "Kurta with palazzos"],
    ["Straight Fit Kurta - Blue | Festive (pack of 2)", "Straight Fit Kurta"],
    ["Kesar & Kin Cotton Kurta", "Cotton Kurta"],
    ["Kesar & Kinfolk kurta", "Kesar & Kinfolk kurta"],
    ["Kesar & Kin", "Kesar & Kin"],
    ["Women's cotton kurta for women", "Cotton kurta"],
    ["Navy kids polo t-shirt", "Navy polo t-shirt"],
    ["Kids", "Kids"],
    ["  ✨ gold\n choli!! 👗", "Gold choli"],
    ["👗", ""],
    ["éclair knit top", "Éclair knit top"],
    ["ﻗﻔﻄﺎﻥ ﺃﺯﺭﻕ", "ﻗﻔﻄﺎﻥ ﺃﺯﺭﻕ"],
    ["शिफॉन की साड़ी", "शिफॉन की साड़ी"],
    ["x".repeat(500), ""],
    [`Red ${"x".repeat(100)} saree`, "Red saree"],
  ])("%j", (name, subtitle) => {
    expect(subtitleOf([["whole", name]])).toBe(subtitle);
  });

  it("names the others beside a name that does not fit", () => {
    const items: [ItemRole, string][] = [
      ["whole", "x".repeat(500)],
      ["top", "Gold choli"],
    ];
    expect(subtitleOf(items)).toBe("Gold choli");
  });

  it.each([
    ["Nehru Jacket", "Red saree, Nehru Jacket"],
    ["Black Nehru jacket", "Red saree, black Nehru jacket"],
    ["LBD dress", "Red saree, LBD dress"],
    ["Jacket", "Red saree, jacket"],
  ])("begins the second name with a capital only where it is a title: %s", (second, subtitle) => {
    const items: [ItemRole, string][] = [
      ["whole", "Red saree"],
      ["layer", second],
    ];
    expect(subtitleOf(items)).toBe(subtitle);
  });
});

describe("names that are too long together", () => {
  it.each([
    // The words between go first: a colour of two words and a garment of two words stay.
    [
      "Black and red striped handwoven Nehru jacket",
      "Off-white khadi long kurta",
      "Black and red Nehru jacket, off-white khadi long kurta",
    ],
    [
      "Light blue slim-fit jeans",
      "White band-collar linen weekend shirt",
      "Light blue slim-fit jeans, white band-collar weekend shirt",
    ],
    [
      "White shankha and red pola bangles",
      "Off-white garad silk saree for the puja",
      "White shankha and red bangles, off-white garad silk saree",
    ],
  ])("%s, %s", (first, second, subtitle) => {
    const items: [ItemRole, string][] = [
      ["layer", first],
      ["bottom", second],
    ];
    expect(subtitleOf(items)).toBe(subtitle);
  });

  it("leaves the second out where no two words of each fit", () => {
    const items: [ItemRole, string][] = [
      ["top", `Blue ${"a".repeat(30)}`],
      ["bottom", `Grey ${"b".repeat(30)}`],
    ];
    expect(subtitleOf(items)).toBe(`Blue ${"a".repeat(30)}`);
  });

  it("never cuts within a word and keeps to the limit", () => {
    const words = ["Ivory", "and", "gold", "hand-embroidered", "silk", "👗", "of", "ﻗﻔﻄﺎﻥ", "y".repeat(25)];
    for (let seed = 1; seed < 100; seed++) {
      const nameAt = (start: number) =>
        Array.from({ length: 1 + ((seed * start) % 9) }, (_, index) => words[(seed + start * index) % 9]);
      const names = [nameAt(2).join(" "), nameAt(5).join(" ")] as const;
      const subtitle = subtitleOf([
        ["top", names[0]],
        ["bottom", names[1]],
      ]);
      expect([...subtitle].length).toBeLessThanOrEqual(SUBTITLE_MAX_LENGTH);
      const known = new Set(words.map((word) => word.toLowerCase()));
      for (const word of subtitle.split(/,? /).filter(Boolean)) expect(known).toContain(word.toLowerCase());
    }
  });
});
