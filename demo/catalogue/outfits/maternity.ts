import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** For two, in comfort. */
export const maternity = looks("Maternity", [
  {
    key: "maternity-godh-bharai-saree-gown",
    section: "Women",
    type: "Promoted",
    rateLook: 4.8,
    tags: ["godh bharai", "baby shower", "saree gown", "festive"],
    description:
      "Six yards of occasion, none of the pleats. This saree gown opens out under the bust, zips at the side, and leaves you both hands for the laddoos.",
    views: 4_731,
    ageDays: 50.6,
    items: [
      item("Nau Mahine", "Parrot green draped maternity saree gown", 5_499),
      item("Nau Mahine", "Hot pink embroidered maternity shrug", 1_899),
      item("Jutti Junction", "Pink cushioned juttis", 1_499),
      item("Hoop & Heera", "Gold and pink kundan earrings", 1_299),
      item("Banjara Trunk", "Green glass bangles", 299.5),
    ],
  },
  {
    key: "maternity-metro-workday",
    section: "Women",
    rateLook: 4.4,
    tags: ["workwear", "second trimester", "nursing-friendly"],
    description:
      "Trousers with a band that believes in you and a shirt dress that will nurse later without telling the office now. Block heels retired; good loafers promoted.",
    views: 2_134,
    ageDays: 78.2,
    items: [
      item("Second Heartbeat", "Powder blue maternity shirt tunic", 1_899),
      item("Second Heartbeat", "Black over-bump maternity trousers", 1_999),
      item("Sole Sutra", "Black cushioned leather loafers", 2_499),
      item("Jhola & Daughters", "Grey felt tote bag", 1_199),
    ],
  },
  {
    key: "maternity-babymoon-kaftan",
    section: "Women",
    rateLook: 4.5,
    tags: ["babymoon", "kaftan", "resort"],
    description:
      "Alleppey, a houseboat, a book you won’t finish. The kaftan is hand-dyed in lagoon blues and asks nothing of your waist.",
    views: 1_587,
    ageDays: 32.5,
    items: [
      item("Nau Mahine", "Turquoise tie-dye maternity kaftan", 2_199),
      item("Sole Sutra", "Tan flat slide sandals", 999),
      item("Koa Bay Swim", "Sand straw floppy hat", 799),
      item("Dhoop Optics", "Brown gradient sunglasses", 1_199),
    ],
  },
  {
    key: "maternity-weekend-dungaree",
    section: "Women",
    rateLook: 4.1,
    tags: ["casual", "dungarees", "third trimester", "weekend"],
    description:
      "Side buttons that open one at a time, month by month. Rust corduroy over a ribbed tee: cheerful at the nursery-furniture shop, roomy on the sofa.",
    views: 903,
    ageDays: 65.1,
    items: [
      item("Second Heartbeat", "Rust corduroy maternity dungarees", 2_299),
      item("Second Heartbeat", "Cream ribbed maternity t-shirt", 899),
      item("Sole Sutra", "Cream knit slip-on sneakers", 1_599),
      item("Jhola & Daughters", "Rust quilted sling bag", 999),
    ],
  },
  {
    key: "maternity-cotton-kurta-everyday",
    section: "Women",
    rateLook: 4.3,
    tags: ["kurta", "cotton", "feeding zips"],
    description:
      "Soft as the fourth wash from the very first. Hidden zips along the yoke, pockets deep enough for saunf, and a lavender print that cheers the waiting room.",
    views: 1_861,
    ageDays: 112.9,
    items: [
      item("Nau Mahine", "Lavender printed maternity A-line kurta", 1_299),
      item("Nau Mahine", "White maternity cotton leggings", 699),
      item("Sole Sutra", "Lavender foam slip-on sandals", 799),
    ],
  },
  {
    key: "maternity-winter-knit-dress",
    section: "Women",
    rateLook: 3.8,
    tags: ["winter", "knitwear", "layering"],
    description:
      "A ribbed knit that stretches to December and beyond, with a long shawl-collar cardigan for north Indian mornings that begin at six degrees.",
    views: 412,
    ageDays: 182.6,
    items: [
      item("Second Heartbeat", "Forest green ribbed maternity dress", 2_499),
      item("Pashm & Pheran", "Oatmeal beige longline cardigan", 2_799),
      item("Second Heartbeat", "Black maternity fleece tights", 799),
      item("Cobbler & Clay", "Tan suede ankle boots", 3_299),
    ],
  },
]);
