import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** For days without an occasion. */
export const casual = looks("Casual", [
  {
    key: "casual-kurti-and-jeans",
    section: "Women",
    rateLook: 4.2,
    tags: ["college", "kurti", "denim", "everyday"],
    description:
      "The unofficial uniform of every Indian campus, tuned up: a hip-length block-print kurti, jeans that end at the ankle, and a jhola that fits a laptop and a tiffin.",
    views: 6_011,
    ageDays: 73.5,
    items: [
      item("Indigo Verandah", "Teal block-print short kurti", 999),
      item("Kasuri Denim Works", "Light blue slim jeans", 1_799),
      item("Cobbler & Clay", "Tan flat kolhapuri slippers", 899),
      item("Jhola & Daughters", "Mustard canvas jhola tote bag", 699),
      item("Chaand Silver", "Small oxidised silver hoop earrings", 299),
    ],
  },
  {
    key: "casual-oversized-tee-cargo",
    section: "Men",
    rateLook: 4,
    tags: ["streetwear", "cargo", "oversized"],
    description:
      "Boxy tee, honest cargos, clean sneakers. It photographs well against a shutter, a stairwell or a courier’s parked scooter, which is the whole point.",
    views: 5_126,
    ageDays: 44.9,
    items: [
      item("Neon Chai", "Off-white oversized graphic t-shirt", 1_099),
      item("Neon Chai", "Olive green cargos", 1_999),
      item("Sole Sutra", "White leather sneakers", 2_799),
      item("Jhola & Daughters", "Black crossbody sling bag", 899),
      item("Neon Chai", "Black cotton baseball cap", 499),
    ],
  },
  {
    key: "casual-linen-sunday-men",
    section: "Men",
    rateLook: 4.3,
    tags: ["linen", "summer", "sunday", "breathable"],
    description:
      "May in Nagpur leaves no room for polyester. Pistachio linen, stone shorts to the knee, and leather sandals that only improve with dust.",
    views: 1_290,
    ageDays: 15.8,
    items: [
      item("Tamarind Cotton Co.", "Pistachio green linen shirt", 1_899),
      item("Northfold", "Stone cotton bermuda shorts", 1_299),
      item("Cobbler & Clay", "Tan leather fisherman sandals", 2_199),
      item("Dhoop Optics", "Brown tortoiseshell square-frame sunglasses", 1_499),
    ],
  },
  {
    key: "casual-mul-cotton-saree-workday",
    section: "Women",
    rateLook: 4.6,
    tags: ["mulmul saree", "handloom", "workwear", "office"],
    description:
      "Proof that a saree can take the Metro. Featherweight mul in brick and mustard, a boxy white shirt for a blouse, and flats that outrun the 8.42.",
    views: 4_602,
    ageDays: 92.6,
    items: [
      item("Tamarind Cotton Co.", "Brick red mul cotton saree with mustard border", 2_299),
      item("Tamarind Cotton Co.", "White cotton shirt blouse", 1_199),
      item("Sole Sutra", "Mustard leather ballet flats", 1_599),
      item("Jhola & Daughters", "Brown leather office tote bag", 2_999),
      item("Dhoop Optics", "Black round-frame glasses", 1_299),
    ],
  },
  {
    key: "casual-park-dungaree-girl",
    section: "Kids",
    rateLook: 4.4,
    tags: ["girls", "dungarees", "play"],
    description:
      "Denim dungarees with snap shoulders, a striped tee that hides ketchup, and sneakers with two straps. Ready for swings before you have found your keys.",
    views: 1_134,
    ageDays: 54.2,
    items: [
      item("Paper Boat Pocket", "Blue denim kids dungarees", 1_199),
      item("Paper Boat Pocket", "Red and white striped kids t-shirt", 399),
      item("Little Jamun", "Yellow kids strap sneakers", 899),
      item("Little Jamun", "Yellow kids sun hat", 349),
    ],
  },
  {
    key: "casual-cricket-gully-boy",
    section: "Kids",
    rateLook: 4.2,
    tags: ["boys", "cricket", "gully", "shorts"],
    description:
      "One-tip-one-hand rules, last man bats. Quick-dry polo, shorts with a ball-sized pocket, and a cap to argue decisions from under.",
    views: 324,
    ageDays: 2.7,
    items: [
      item("Chotu & Chutki", "Sky blue kids polo t-shirt", 449),
      item("Chotu & Chutki", "Navy kids cotton shorts", 399),
      item("Sole Sutra", "Blue kids sports shoes", 999),
      item("Everyday Dukaan", "White kids cricket cap", 249),
    ],
  },
  {
    key: "casual-poets-cafe",
    section: "Women",
    type: "Promoted",
    rateLook: 4.4,
    tags: ["café", "co-ord set", "handloom"],
    description:
      "A handloom co-ord for the corner table with the good light. Plum stripes, deep pockets, and enough ease to sit cross-legged through a café au lait and half a novel.",
    views: 2_748,
    ageDays: 20.3,
    items: [
      item("Tamarind Cotton Co.", "Plum striped handloom tunic top", 1_799),
      item("Tamarind Cotton Co.", "Plum striped handloom trousers", 1_699),
      item("Cobbler & Clay", "Brown leather mules", 2_099),
      item("Jhola & Daughters", "Beige canvas book tote bag", 599),
      item("Chaand Silver", "Silver bead pendant necklace", 749),
    ],
  },
  {
    key: "casual-everyday-basics-men",
    section: "Men",
    rateLook: 3.4,
    tags: ["basics", "under ₹3000"],
    description:
      "Everything here, shoes included, stays under ₹3,000. Nothing will surprise you, nothing will shrink, and all of it goes with what you already own.",
    views: 342,
    ageDays: 209.8,
    items: [
      item("Everyday Dukaan", "Grey melange crew-neck t-shirt", 349.5),
      item("Everyday Dukaan", "Dark blue regular-fit jeans", 999),
      item("Everyday Dukaan", "Black canvas slip-on sneakers", 799),
      item("Ghadi Works", "Black digital watch with rubber strap", 599.99),
    ],
  },
]);
