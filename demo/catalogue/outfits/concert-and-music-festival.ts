import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** From muddy fields to the sabha’s front row. */
export const concertAndMusicFestival = looks("Concert and Music Festival", [
  {
    key: "concert-ziro-valley-fringe",
    section: "Women",
    rateLook: 4.5,
    tags: ["ziro", "boho", "fringe", "camping"],
    description:
      "Bamboo stages, paddy fields, rain by evening. Suede fringe over a tribal-stripe dress, with boots that have already met mud and liked it.",
    views: 3_755,
    ageDays: 88.1,
    items: [
      item("Bassline Bazaar", "Tan suede fringed jacket", 4_299),
      item("Banjara Trunk", "Black and red striped handwoven mini dress", 2_499),
      item("Cobbler & Clay", "Brown leather cowboy boots", 4_999),
      item("Jhola & Daughters", "Brown suede fringe crossbody bag", 1_699),
      item("Chaand Silver", "Oxidised silver layered necklace", 899),
      item("Chaand Silver", "Turquoise and silver ring", 449),
    ],
  },
  {
    key: "concert-techno-warehouse",
    section: "Men",
    rateLook: 4,
    tags: ["techno", "all black", "utility"],
    description:
      "Black, black, and one reflective strip so your friends can find you at 4 a.m. Pockets for earplugs, water and a metro card.",
    views: 2_268,
    ageDays: 10.2,
    items: [
      item("Bassline Bazaar", "Black mesh-panel oversized t-shirt", 1_299),
      item("Bassline Bazaar", "Black multi-pocket utility trousers", 2_499),
      item("Sole Sutra", "Black chunky platform boots", 3_799),
      item("Bassline Bazaar", "Black reflective sling bag", 999),
      item("Dhoop Optics", "Black wraparound sunglasses", 1_199),
    ],
  },
  {
    key: "concert-december-sabha-season",
    section: "Women",
    rateLook: 4.6,
    tags: ["margazhi", "carnatic", "silk-cotton saree", "chennai"],
    description:
      "Margazhi has its own fashion week, held in the canteen queue. A peacock-and-rust silk-cotton that survives three kutcheris and a degree coffee ☕",
    views: 2_871,
    ageDays: 152.8,
    items: [
      item("Marudhar Looms", "Peacock blue silk-cotton saree with rust border", 4_299),
      item("Zariwala Atelier", "Rust raw-silk blouse", 1_499),
      item("Sole Sutra", "Brown leather wedge sandals", 1_899),
      item("Jhola & Daughters", "Rust silk and leather handbag", 1_799),
      item("Hoop & Heera", "Gold jimikki earrings", 749),
    ],
  },
  {
    key: "concert-indie-gig-band-tee",
    section: "Men",
    rateLook: 4.1,
    tags: ["indie", "band tee", "denim jacket"],
    description:
      "Front-left of the stage, holding somebody’s tote. Faded tee, trucker jacket worn to white at the elbows, and canvas shoes past saving.",
    views: 1_482,
    ageDays: 35.7,
    items: [
      item("Kasuri Denim Works", "Washed blue denim trucker jacket", 2_999),
      item("Bassline Bazaar", "Faded black band t-shirt", 899),
      item("Kasuri Denim Works", "Grey slim tapered jeans", 1_999),
      item("Sole Sutra", "Black high-top canvas sneakers", 1_899),
      item("Chaand Silver", "Silver thumb ring", 349),
    ],
  },
  {
    key: "concert-glitter-edm-co-ord",
    section: "Women",
    type: "Promoted",
    rateLook: 3.7,
    tags: ["edm", "holographic", "glitter", "co-ord set", "sneakers"],
    description:
      "Holographic from every angle the laser can reach. Bike shorts underneath everything; a very small sling, because both hands belong in the air.",
    views: 1_811,
    ageDays: 7.3,
    items: [
      item("Bassline Bazaar", "Silver holographic crop top", 1_199),
      item("Bassline Bazaar", "Silver holographic mini skirt", 1_399),
      item("Sole Sutra", "White chunky platform sneakers", 2_999),
      item("Jhola & Daughters", "Neon pink mini sling bag", 799),
      item("Dhoop Optics", "Purple mirrored shield sunglasses", 999),
    ],
  },
  {
    key: "concert-kids-drum-circle",
    section: "Kids",
    rateLook: 4.2,
    tags: ["unisex", "family festival", "tie-dye", "sunshine"],
    description:
      "Small person, large drum. Sunset tie-dye that hides the ice gola, and a floppy hat in the one colour they would agree to.",
    views: 196,
    ageDays: 42.3,
    items: [
      item("Paper Boat Pocket", "Orange and pink tie-dye kids t-shirt", 549),
      item("Paper Boat Pocket", "Beige kids linen harem trousers", 649),
      item("Sole Sutra", "Orange kids canvas sneakers", 899),
      item("Little Jamun", "Green kids floppy sun hat", 399),
    ],
  },
]);
