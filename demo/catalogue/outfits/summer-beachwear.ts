import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Salt, sand and sun cream. */
export const summerBeachwear = looks("Summer Beachwear", [
  {
    key: "beach-block-print-sarong",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.5,
    tags: ["swimsuit", "sarong", "goa", "block print"],
    description:
      "A one-piece that swims, not poses, and a dabu-print sarong that is skirt, towel and curtain by turns. Gokarna approves.",
    views: 4_970,
    ageDays: 26.8,
    items: [
      item("Koa Bay Swim", "Black one-piece swimsuit", 2_299),
      item("Indigo Verandah", "Indigo dabu-print long sarong skirt", 899),
      item("Sole Sutra", "Tan leather thong sandals", 1_099),
      item("Banjara Trunk", "Tan raffia sun hat", 899),
      item("Jhola & Daughters", "Indigo and white striped jute tote bag", 799),
      item("Dhoop Optics", "Black oversized sunglasses", 1_299),
    ],
  },
  {
    key: "beach-varkala-surf-men",
    section: "Men",
    rateLook: 4.3,
    tags: ["surf", "boardshorts", "varkala"],
    description:
      "Reef-green boardshorts, a rash vest against the noon sun, and flip-flops you don’t mind the sea keeping.",
    views: 2_390,
    ageDays: 21.2,
    items: [
      item("Koa Bay Swim", "Reef green printed boardshorts", 1_399),
      item("Koa Bay Swim", "White long-sleeve rash vest", 1_299),
      item("Sole Sutra", "Black rubber flip-flops", 399),
      item("Dhoop Optics", "Green mirrored sport sunglasses", 1_599),
    ],
  },
  {
    key: "beach-modest-burkini-teal",
    section: "Women",
    rateLook: 4.6,
    tags: ["modest swimwear", "full coverage", "sun-safe", "upf 50", "pool"],
    description:
      "Full cover, full lengths. Teal UPF 50 fabric that drains the moment you stand, a swim cap under the hood, and nothing that balloons at the deep end.",
    views: 3_106,
    ageDays: 45.3,
    items: [
      item("Koa Bay Swim", "Teal full-coverage swim tunic", 2_799),
      item("Koa Bay Swim", "Black swim leggings", 1_299),
      item("Koa Bay Swim", "Teal hooded swim cap", 499),
      item("Sole Sutra", "Navy aqua shoes", 899),
    ],
  },
  {
    key: "beach-cabana-stripe-men",
    section: "Men",
    isActive: false,
    rateLook: 3.6,
    tags: ["cabana", "stripes", "swim shorts"],
    description:
      "Terry shirt, tailored trunks, and the posture of a man who reserved the good lounger. Wears well from the pool bar to the pool bar.",
    views: 233,
    ageDays: 204.6,
    items: [
      item("Koa Bay Swim", "Blue and white striped terry shirt", 1_799),
      item("Koa Bay Swim", "Navy swim shorts", 1_199),
      item("Sole Sutra", "Brown rubber slide sandals", 699),
      item("Banjara Trunk", "White cotton bucket hat", 499),
    ],
  },
  {
    key: "beach-sandcastle-girl",
    section: "Kids",
    rateLook: 4.4,
    tags: ["girls", "swimsuit", "sun-safe"],
    description:
      "Ruffled shoulders, long zip, sun protection to the wrist. The hat flaps down over the neck, like a very small desert explorer’s.",
    views: 957,
    ageDays: 16.4,
    items: [
      item("Koa Bay Swim", "Coral kids ruffled swimsuit", 1_099),
      item("Koa Bay Swim", "Yellow kids hooded towel poncho", 899),
      item("Little Jamun", "Coral kids jelly sandals", 449),
      item("Little Jamun", "Turquoise kids flap sun hat", 399),
    ],
  },
  {
    key: "beach-crab-hunter-boy",
    section: "Kids",
    rateLook: 4.2,
    tags: ["boys", "swim shorts", "beach", "rash vest"],
    description:
      "Crab-print shorts for the boy who intends to bring one home. Mesh-free lining, quick to dry, and aqua shoes for the rocks at Malvan.",
    views: 246,
    ageDays: 11.5,
    items: [
      item("Koa Bay Swim", "Blue kids swim shorts with red crab print", 699),
      item("Koa Bay Swim", "Red kids rash vest", 799),
      item("Sole Sutra", "Blue kids aqua shoes", 649),
      item("Little Jamun", "Red kids legionnaire cap", 299),
    ],
  },
]);
