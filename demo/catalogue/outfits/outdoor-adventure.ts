import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Trails, rapids and rock. */
export const outdoorAdventure = looks("Outdoor Adventure", [
  {
    key: "outdoor-sahyadri-monsoon-trek",
    section: "Men",
    type: "Promoted",
    rateLook: 4.5,
    tags: ["trek", "monsoon", "sahyadri", "waterproof"],
    description:
      "Harishchandragad in July is half walk, half waterfall. Shell that vents, trousers that shed, boots with the kind of grip basalt respects.",
    views: 3_418,
    ageDays: 30.3,
    items: [
      item("Sahyadri Trail Co.", "Orange waterproof shell jacket", 3_499),
      item("Sahyadri Trail Co.", "Grey quick-dry trek t-shirt", 799),
      item("Sahyadri Trail Co.", "Charcoal stretch trekking trousers", 2_299),
      item("Fjellmark Outdoor", "Brown waterproof hiking boots", 5_299),
      item("Sahyadri Trail Co.", "Teal 45-litre trekking backpack", 3_999),
      item("Sahyadri Trail Co.", "Grey bucket rain hat", 599),
    ],
  },
  {
    key: "outdoor-valley-of-flowers",
    section: "Women",
    rateLook: 4.6,
    tags: ["himalaya", "hiking", "layers", "uttarakhand"],
    description:
      "Four seasons between breakfast and Ghangaria. A lilac fleece that zips off, trek tights with map pockets, and shoes with real cushioning, because your knees have plans for later.",
    views: 2_561,
    ageDays: 74.4,
    items: [
      item("Fjellmark Outdoor", "Lilac half-zip fleece jacket", 2_799),
      item("Fjellmark Outdoor", "White merino base-layer top", 1_999),
      item("Fjellmark Outdoor", "Plum trekking tights", 2_199),
      item("Fjellmark Outdoor", "Grey and lilac hiking shoes", 4_799),
      item("Sahyadri Trail Co.", "Purple 28-litre daypack backpack", 2_699),
      item("Fjellmark Outdoor", "Lilac fleece trekking gloves", 899),
    ],
  },
  {
    key: "outdoor-rishikesh-rafting",
    section: "Women",
    rateLook: 4,
    tags: ["rafting", "rishikesh", "quick-dry"],
    description:
      "Grade III rapids and a surprise cliff jump. Everything clings less than cotton, dries faster than courage, and stays on when the raft does not.",
    views: 781,
    ageDays: 53.6,
    items: [
      item("Koa Bay Swim", "Navy long-sleeve swim rash top", 1_499),
      item("Sahyadri Trail Co.", "Teal quick-dry shorts", 999),
      item("Sole Sutra", "Black amphibious river sandals", 1_999),
      item("Sahyadri Trail Co.", "Yellow waterproof roll-top backpack", 899),
    ],
  },
  {
    key: "outdoor-hampi-bouldering",
    section: "Men",
    rateLook: 4.1,
    tags: ["climbing", "bouldering", "hampi"],
    description:
      "Granite at sunrise, before it turns into a tandoor. Gusseted trousers in dusty clay, chalk at the hip, and a tank that has given up on sleeves.",
    views: 646,
    ageDays: 81.3,
    items: [
      item("Akhada Athletics", "Ochre cotton tank top", 599),
      item("Sahyadri Trail Co.", "Clay brown climbing trousers", 1_999),
      item("Fjellmark Outdoor", "Red and black climbing shoes", 4_499),
      item("Sahyadri Trail Co.", "Blue chalk pouch", 699),
    ],
  },
  {
    key: "outdoor-camp-cub-boy",
    section: "Kids",
    rateLook: 4.3,
    tags: ["boys", "camping", "nature walk", "explorer"],
    description:
      "Two nights in tents, one torch, a great many questions. Ripstop zip-offs, a whistle on the backpack strap, and knees that have been doubled.",
    views: 442,
    ageDays: 38.2,
    items: [
      item("Sahyadri Trail Co.", "Forest green kids windcheater jacket", 1_299),
      item("Paper Boat Pocket", "Beige kids explorer t-shirt", 399),
      item("Sahyadri Trail Co.", "Olive kids zip-off trousers", 999),
      item("Fjellmark Outdoor", "Brown kids hiking shoes", 1_899),
      item("Sahyadri Trail Co.", "Orange kids 12-litre backpack", 899),
    ],
  },
  {
    key: "outdoor-birdwatcher-girl",
    section: "Kids",
    rateLook: 4.4,
    tags: ["girls", "birdwatching", "nature"],
    description:
      "Quiet colours for a child who can tell a bulbul from a babbler. A field waistcoat with a notebook pocket, soft-soled shoes, and binoculars on a short strap.",
    views: 143,
    ageDays: 59.2,
    items: [
      item("Paper Boat Pocket", "Moss green kids field waistcoat", 899),
      item("Paper Boat Pocket", "Cream kids full-sleeve cotton shirt", 599),
      item("Chotu & Chutki", "Brown kids cotton leggings", 349),
      item("Sole Sutra", "Green kids canvas sneakers", 799),
      item("Little Jamun", "Moss green kids brimmed hat", 349),
    ],
  },
]);
