import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** His-and-hers looks, filed under whichever half leads. */
export const couple = looks("Couple", [
  {
    key: "couple-sangeet-sage-and-blush",
    section: "Women",
    rateLook: 4.8,
    tags: ["sangeet", "his and hers", "pastel", "mirror work", "twinning"],
    description:
      "She takes blush, he takes sage, and the mirror work on both catches the same light. Coordinated enough for the family album, different enough that nobody calls it a uniform.",
    views: 12_875,
    ageDays: 96.4,
    items: [
      item("Zariwala Atelier", "Blush pink mirror-work lehenga", 18_999),
      item("Kesar & Kin", "Sage green silk-blend bandhgala", 9_499),
      item("Rangoli House", "Ivory slim churidar", 1_299),
      item("Jutti Junction", "Blush pink embroidered juttis", 1_899),
      item("Jutti Junction", "Ivory leather mojaris", 2_199),
      item("Hoop & Heera", "Pearl and rose-gold chandbali earrings", 1_450.5),
      item("Potli Post", "Rose gold beaded potli bag", 1_249),
    ],
  },
  {
    key: "couple-sunday-brunch-denim-and-white",
    section: "Men",
    rateLook: 4.1,
    tags: ["brunch", "denim", "weekend"],
    description:
      "One palette, two moods: his is rolled sleeves and dark denim, hers is a breezy midi. Built for a long table, a second filter coffee and no particular hurry.",
    views: 2_316,
    ageDays: 41.2,
    items: [
      item("Northfold", "White band-collar linen shirt", 1_999),
      item("Kasuri Denim Works", "Dark indigo straight-fit jeans", 2_799),
      item("Gulmohar Lane", "Sky blue chambray midi dress", 2_499),
      item("Sole Sutra", "White canvas lace-up sneakers", 1_699),
      item("Cobbler & Clay", "Tan leather block-heel sandals", 2_290),
      item("Jhola & Daughters", "Beige jute tote bag", 799),
    ],
  },
  {
    key: "couple-engagement-wine-and-gold",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.6,
    tags: ["engagement", "velvet", "ring ceremony", "evening"],
    description:
      "A ring ceremony deserves velvet. The wine gown and the black velvet jacket share one gold thread, so even the candid photographs look as if somebody planned them.",
    views: 5_412,
    ageDays: 63.8,
    items: [
      item("Raat Rani", "Wine velvet gown with gold embroidery", 14_999),
      item("Savile Gully", "Black velvet dinner blazer", 8_999),
      item("Motif & Mercer", "Black satin-stripe tuxedo trousers", 3_499),
      item("Sole Sutra", "Gold strappy stiletto heels", 2_899),
      item("Cobbler & Clay", "Black patent leather oxfords", 4_299),
      item("Hoop & Heera", "Gold kundan choker necklace", 3_999),
    ],
  },
  {
    key: "couple-goa-pre-wedding-shoot",
    section: "Women",
    rateLook: 4.4,
    tags: ["pre-wedding shoot", "beach", "goa", "golden hour"],
    description:
      "Golden hour does half the work, so keep the clothes loose: a coral maxi that lifts in the wind and sand linen beside it. Shoes optional after 5.30 pm 🌅",
    views: 3_907,
    ageDays: 28.5,
    items: [
      item("Koa Bay Swim", "Coral tiered maxi dress", 3_299),
      item("Tamarind Cotton Co.", "Sand linen cuban-collar shirt", 1_799),
      item("Northfold", "White drawstring linen trousers", 2_199),
      item("Sole Sutra", "Beige woven slide sandals", 1_199),
      item("Cobbler & Clay", "Brown suede espadrilles", 1_899),
      item("Banjara Trunk", "Gold shell anklet", 349),
    ],
  },
  {
    key: "couple-pongal-kasavu",
    section: "Men",
    rateLook: 4.7,
    tags: ["kasavu", "pongal", "onam", "handloom", "south indian"],
    description:
      "Off-white and gold, the quietest pairing in the country and still the hardest to beat. Weight comes from the temple jewellery and a single string of mallige in her hair.",
    views: 6_588,
    ageDays: 132.7,
    items: [
      item("Marudhar Looms", "Cream cotton mundu dhoti with gold border", 1_499),
      item("Tamarind Cotton Co.", "Gold silk-blend full-sleeve shirt", 2_299),
      item("Marudhar Looms", "Off-white kasavu saree with gold zari border", 3_799),
      item("Cobbler & Clay", "Brown leather strap sandals", 1_499),
      item("Hoop & Heera", "Gold temple jhumkas with ruby stones", 1_899),
      item("Hoop & Heera", "Gold-plated temple necklace", 2_749),
    ],
  },
  {
    key: "couple-monsoon-chai-walk",
    section: "Women",
    rateLook: 3.9,
    tags: ["monsoon", "chai", "weekend"],
    description:
      "Raincoats in mustard and olive, trousers that stop above the puddles, shoes that forgive. The look for cutting chai under somebody else’s awning.",
    views: 874,
    ageDays: 12.3,
    items: [
      item("Fjellmark Outdoor", "Mustard yellow hooded raincoat", 2_499),
      item("Sahyadri Trail Co.", "Olive green waterproof jacket", 2_899),
      item("Kasuri Denim Works", "Mid-blue cropped jeans", 1_999),
      item("Northfold", "Khaki cotton chinos", 1_799),
      item("Sole Sutra", "Black rubber rain boots", 1_599),
      item("Sahyadri Trail Co.", "Navy waxed-cotton bucket hat", 549),
    ],
  },
  {
    key: "couple-first-karwa-chauth",
    section: "Women",
    rateLook: 4.5,
    tags: ["karwa chauth", "newly-wed", "red", "heirloom"],
    description:
      "Pehla Karwa Chauth, done without fuss: a vermilion bandhani saree that can live in the trunk for decades, and a maroon Nehru jacket that knows its place in the frame.",
    views: 1_644,
    ageDays: 171.9,
    items: [
      item("Marudhar Looms", "Vermilion red bandhani georgette saree", 5_499),
      item("Kesar & Kin", "Maroon raw-silk Nehru jacket", 3_299),
      item("Rangoli House", "Cream cotton-silk straight kurta", 2_099),
      item("Sole Sutra", "Gold wedge sandals", 1_799),
      item("Chaand Silver", "Red and gold glass bangles", 399),
      item("Hoop & Heera", "Gold maang tikka with pearls", 899),
    ],
  },
]);
