import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** First dates and the ones long after. */
export const date = looks("Date", [
  {
    key: "date-bookshop-then-coffee",
    section: "Women",
    rateLook: 4.5,
    tags: ["first date", "midi dress", "coffee"],
    description:
      "A tea dress in old-rose print that looks as though you just threw it on, which is the oldest trick there is. Flats, so the walk home can be long.",
    views: 5_688,
    ageDays: 29.7,
    items: [
      item("Gulmohar Lane", "Dusty rose floral wrap midi dress", 2_399),
      item("Sole Sutra", "Burgundy leather mary janes", 1_899),
      item("Jhola & Daughters", "Burgundy leather saddle bag", 2_199),
      item("Hoop & Heera", "Gold locket necklace", 699),
    ],
  },
  {
    key: "date-vinyl-bar-overshirt",
    section: "Men",
    rateLook: 4.2,
    tags: ["first date", "overshirt", "smart casual"],
    description:
      "An overshirt says you own a jacket but didn’t need it. Forest green suede-touch, black tee, dark denim: good in dim light, better in conversation.",
    views: 3_540,
    ageDays: 14.2,
    items: [
      item("Northfold", "Forest green suede-touch overshirt jacket", 2_799),
      item("Everyday Dukaan", "Black slim crew-neck t-shirt", 449.5),
      item("Kasuri Denim Works", "Raw indigo slim jeans", 2_999),
      item("Cobbler & Clay", "Brown suede chelsea boots", 3_999),
      item("Ghadi Works", "Steel field watch with green strap", 2_399),
    ],
  },
  {
    key: "date-marine-drive-evening",
    section: "Women",
    rateLook: 4.3,
    tags: ["sunset", "linen", "seaside", "co-ord set"],
    description:
      "The breeze at Marine Drive has opinions about skirts, so: wide linen trousers, a knotted shirt, hair in a scarf. ₹20 ka bhutta optional but advised.",
    views: 2_173,
    ageDays: 51.3,
    items: [
      item("Tamarind Cotton Co.", "Butter yellow linen tie-front shirt", 1_699),
      item("Tamarind Cotton Co.", "White linen wide-leg trousers", 1_999),
      item("Cobbler & Clay", "White leather flat mules", 1_799),
      item("Banjara Trunk", "Orange printed silk hair scarf", 499),
      item("Hoop & Heera", "Small gold huggie earrings", 399),
    ],
  },
  {
    key: "date-kurta-and-jeans-ghazal-night",
    section: "Men",
    rateLook: 4.1,
    tags: ["ghazal", "short kurta", "fusion"],
    description:
      "Thoda Ghalib, thoda denim. A short dobby kurta in deep plum reads thoughtful without being dressed as a poet.",
    views: 1_428,
    ageDays: 71.8,
    items: [
      item("Rangoli House", "Plum dobby cotton short kurta", 1_399),
      item("Kasuri Denim Works", "Black slim jeans", 2_199),
      item("Jutti Junction", "Brown leather mojaris", 1_799),
      item("Pashm & Pheran", "Grey fine-wool stole", 1_899),
    ],
  },
  {
    key: "date-saree-first-anniversary",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.6,
    tags: ["anniversary", "chiffon saree", "red"],
    description:
      "Red chiffon, a slim black border, and the sort of pallu that film directors keep a fan for. Keep the blouse plain; let the drape carry the plot.",
    views: 4_018,
    ageDays: 118.3,
    items: [
      item("Raat Rani", "Scarlet red chiffon saree with black border", 4_799),
      item("Raat Rani", "Black sleeveless velvet blouse", 1_599),
      item("Sole Sutra", "Black satin strappy heels", 2_599),
      item("Hoop & Heera", "Ruby and gold stud earrings", 1_199),
      item("Potli Post", "Black satin clutch", 999),
    ],
  },
  {
    key: "date-arcade-bomber",
    section: "Men",
    rateLook: 3.7,
    tags: ["arcade", "bomber", "sneakers"],
    description:
      "You will be asked to play air hockey. Rust bomber for warmth, striped tee for charm, sneakers for the victory lap.",
    views: 627,
    ageDays: 6.7,
    items: [
      item("Neon Chai", "Rust nylon bomber jacket", 2_499),
      item("Neon Chai", "Cream and navy striped t-shirt", 799),
      item("Northfold", "Beige straight chinos", 1_699),
      item("Sole Sutra", "Off-white retro runner sneakers", 2_999),
    ],
  },
]);
