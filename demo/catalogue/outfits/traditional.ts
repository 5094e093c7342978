import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Handloom and heritage for everyday ceremony. */
export const traditional = looks("Traditional", [
  {
    key: "traditional-ivory-chikankari",
    section: "Women",
    rateLook: 4.8,
    tags: ["chikankari", "lucknow", "eid", "summer", "handwork"],
    description:
      "Lucknow’s finest argument for white in summer. Shadow-work chikan over mulmul, a rust palazzo to ground it, and silver that makes a little noise when you laugh.",
    views: 11_460,
    ageDays: 84.3,
    items: [
      item("Rangoli House", "Ivory chikankari straight kurta", 3_299),
      item("Gulmohar Lane", "Rust cotton palazzos", 1_299),
      item("Rangoli House", "Rust mulmul dupatta", 899),
      item("Cobbler & Clay", "Tan leather kolhapuri sandals", 1_499),
      item("Chaand Silver", "Oxidised silver jhumkas", 699.5),
    ],
  },
  {
    key: "traditional-indigo-ajrakh-kurta",
    section: "Men",
    rateLook: 4.4,
    tags: ["ajrakh", "block print", "kutch"],
    description:
      "Ajrakh from Kutch takes sixteen washes to get this blue. Let it be the loudest thing you wear: plain white pyjama, honest leather, done.",
    views: 3_018,
    ageDays: 69.7,
    items: [
      item("Indigo Verandah", "Indigo ajrakh block-print kurta", 2_199),
      item("Rangoli House", "White cotton pyjama", 799),
      item("Cobbler & Clay", "Brown leather kolhapuri chappals", 1_399),
      item("Chaand Silver", "Silver kada bracelet", 1_099),
    ],
  },
  {
    key: "traditional-bengal-lal-paar",
    section: "Women",
    rateLook: 4.7,
    tags: ["lal paar", "bengali", "garad silk", "pujo"],
    description:
      "লাল পাড়, and nothing needs explaining. Garad silk the colour of old paper, a red border wide as a road, alta on the feet and a bindi you can see from across the pandal.",
    views: 4_893,
    ageDays: 154.1,
    items: [
      item("Marudhar Looms", "Off-white garad silk saree with red border", 6_999),
      item("Zariwala Atelier", "Red cotton-silk blouse", 1_299),
      item("Sole Sutra", "Red leather flat sandals", 1_199),
      item("Potli Post", "Red brocade clutch", 949),
      item("Chaand Silver", "White shankha and red pola bangles", 549),
      item("Hoop & Heera", "Gold kaan earrings", 1_399),
    ],
  },
  {
    key: "traditional-pathani-charcoal",
    section: "Men",
    rateLook: 4.2,
    tags: ["pathani", "jummah", "minimal"],
    description:
      "A charcoal Pathani with a crisp collar and room at the knee. Goes from Friday prayers to Friday biryani without a change of anything but mood.",
    views: 1_766,
    ageDays: 47.6,
    items: [
      item("Kesar & Kin", "Charcoal grey cotton pathani kurta", 1_899),
      item("Kesar & Kin", "Charcoal grey pathani salwar", 999),
      item("Cobbler & Clay", "Black leather peshawari sandals", 2_099),
      item("Ghadi Works", "Black analogue watch with steel strap", 2_799),
    ],
  },
  {
    key: "traditional-phulkari-patiala",
    section: "Women",
    rateLook: 4.5,
    tags: ["phulkari", "punjabi suit", "patiala", "colour block"],
    description:
      "Bottle-green suit, phulkari like a field in April. The Patiala falls in proper pleats, not polite ones, and an armful of red bangles is non-negotiable.",
    views: 2_207,
    ageDays: 37.8,
    items: [
      item("Gulmohar Lane", "Bottle green short cotton kurti", 1_499),
      item("Gulmohar Lane", "Mustard cotton patiala salwar", 1_099),
      item("Banjara Trunk", "Multicolour phulkari dupatta", 2_299),
      item("Jutti Junction", "Green and gold Punjabi juttis", 1_599),
      item("Hoop & Heera", "Gold jhumkas with green meenakari", 849),
      item("Banjara Trunk", "Red glass chooda bangles", 299),
    ],
  },
  {
    key: "traditional-temple-dhoti-boy",
    section: "Kids",
    rateLook: 4.3,
    tags: ["boys", "dhoti", "temple", "puja"],
    description:
      "Pre-stitched dhoti, elastic waist, zero tantrums. The saffron kurta is soft cotton all the way through, because a scratchy collar has ended many a puja early.",
    views: 812,
    ageDays: 102.4,
    items: [
      item("Chotu & Chutki", "Saffron orange kids cotton kurta", 699),
      item("Chotu & Chutki", "Cream kids pre-stitched dhoti", 549),
      item("Marudhar Looms", "White kids angavastram stole with gold border", 399),
      item("Little Jamun", "Brown kids strap sandals", 649),
    ],
  },
  {
    key: "traditional-pattu-pavadai-girl",
    section: "Kids",
    type: "Sponsored",
    rateLook: 4.8,
    tags: ["girls", "pattu pavadai", "silk"],
    description:
      "Paatti-approved pattu pavadai in parrot green with a magenta border, woven with a deep hem so it can be let down for two more Pongals.",
    views: 3_476,
    ageDays: 66.2,
    items: [
      item("Little Jamun", "Parrot green kids silk long pavadai skirt with magenta border", 2_499),
      item("Little Jamun", "Magenta kids silk blouse", 899),
      item("Chotu & Chutki", "Gold kids strap sandals", 599),
      item("Hoop & Heera", "Gold kids jhumkas", 449),
      item("Banjara Trunk", "Magenta and gold kids bangles", 229),
    ],
  },
  {
    key: "traditional-naga-shawl-jacket",
    section: "Men",
    isActive: false,
    rateLook: 3.8,
    tags: ["handwoven", "north-east", "bandi"],
    description:
      "A handwoven bandi in black and red stripes over a plain kurta: weaving from the hills, worn the way a Delhi winter afternoon asks for.",
    views: 268,
    ageDays: 201.3,
    items: [
      item("Banjara Trunk", "Black and red striped handwoven Nehru jacket", 3_499),
      item("Tamarind Cotton Co.", "Off-white khadi long kurta", 1_599),
      item("Northfold", "Black straight cotton trousers", 1_499),
      item("Cobbler & Clay", "Black leather loafers", 2_999),
    ],
  },
]);
