import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Farewells, convocations and the last dance. */
export const promAndGraduation = looks("Prom and Graduation", [
  {
    key: "prom-farewell-lavender-saree",
    section: "Women",
    rateLook: 4.7,
    tags: ["farewell", "organza", "first saree", "lavender"],
    description:
      "Your first saree should be kind to you. Lavender organza stands up in its own pleats, a pearl border keeps the hem down, and it dances better than it has any right to.",
    views: 8_102,
    ageDays: 190.3,
    items: [
      item("Gulmohar Lane", "Lavender organza saree with pearl border", 3_499),
      item("Gulmohar Lane", "Lavender embroidered blouse", 1_299),
      item("Sole Sutra", "Silver kitten heels", 1_899),
      item("Potli Post", "Pearl beaded clutch", 1_399),
      item("Hoop & Heera", "Pearl jhumkas", 649),
    ],
  },
  {
    key: "prom-burgundy-suit",
    section: "Men",
    rateLook: 4.2,
    tags: ["prom", "suit", "burgundy"],
    description:
      "Everyone else rented black. Burgundy with a black shirt is the group-photo advantage, and the jacket earns its keep at weddings till you turn twenty-five.",
    views: 3_059,
    ageDays: 195.7,
    items: [
      item("Savile Gully", "Burgundy slim-fit suit blazer", 5_999),
      item("Savile Gully", "Burgundy slim-fit suit trousers", 2_499),
      item("Motif & Mercer", "Black satin-collar shirt", 1_499),
      item("Cobbler & Clay", "Black leather loafers with gold bit", 3_199),
      item("Chaand Silver", "Silver lapel pin", 349),
    ],
  },
  {
    key: "graduation-convocation-handloom",
    section: "Women",
    rateLook: 4.4,
    tags: ["convocation", "handloom", "saree", "cap and gown"],
    description:
      "Something white under the gown, said the circular. A Mangalagiri cotton with a thin peacock border obeys the letter and looks better than the degree.",
    views: 1_705,
    ageDays: 160.1,
    items: [
      item("Marudhar Looms", "White mangalagiri cotton saree with peacock blue border", 2_199),
      item("Tamarind Cotton Co.", "Peacock blue cotton blouse", 799),
      item("Sole Sutra", "Navy leather block-heel sandals", 1_799),
      item("Ghadi Works", "Rose gold watch with white dial", 2_599),
    ],
  },
  {
    key: "prom-midnight-gown",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.6,
    tags: ["prom", "gown", "midnight blue", "sequins", "ball"],
    description:
      "Midnight tulle with scattered sequins, densest at the waist and thinning like stars toward a town. Hidden shorts underneath, because the DJ takes requests.",
    views: 6_377,
    ageDays: 57.9,
    items: [
      item("Atelier Novello", "Midnight blue sequin tulle gown", 8_999),
      item("Sole Sutra", "Navy satin ankle-strap heels", 2_399),
      item("Potli Post", "Midnight blue satin clutch", 1_199),
      item("Hoop & Heera", "Sapphire blue and crystal necklace", 1_599),
    ],
  },
  {
    key: "graduation-linen-suit-men",
    section: "Men",
    rateLook: 4,
    tags: ["convocation", "linen suit", "summer"],
    description:
      "Convocation halls have ceremony but rarely air conditioning. Pale-grey linen breathes under the robe and looks deliberate once it is off.",
    views: 845,
    ageDays: 98.3,
    items: [
      item("Northfold", "Pale grey linen blazer", 4_999),
      item("Northfold", "Pale grey linen trousers", 2_299),
      item("Motif & Mercer", "White cutaway-collar shirt", 1_599),
      item("Cobbler & Clay", "Cognac leather loafers", 3_499),
      item("Motif & Mercer", "Sky blue silk tie", 799),
    ],
  },
  {
    key: "graduation-kindergarten",
    section: "Kids",
    rateLook: 4.5,
    tags: ["kindergarten", "ceremony", "unisex", "photo day"],
    description:
      "UKG is over; a dignified outfit for the leaving song. The mini cape and cap go over anything, though the scallop-collar shirt deserves the close-up 🎓",
    views: 1_322,
    ageDays: 175.2,
    items: [
      item("Paper Boat Pocket", "White kids scallop-collar shirt", 599),
      item("Chotu & Chutki", "Navy kids pleated trousers", 699),
      item("Paper Boat Pocket", "Royal blue kids graduation cape", 899),
      item("Little Jamun", "Black kids leather shoes", 899),
      item("Paper Boat Pocket", "Royal blue kids graduation cap", 299),
    ],
  },
]);
