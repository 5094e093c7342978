import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Boardrooms, annual days and other places with name tags. */
export const formal = looks("Formal", [
  {
    key: "formal-navy-two-piece",
    section: "Men",
    rateLook: 4.6,
    tags: ["suit", "boardroom", "navy", "investment piece"],
    description:
      "The suit to buy before you need one. Half-canvassed navy with a soft Indian-summer lining; it takes a tie on Monday and a polo on Friday.",
    views: 5_031,
    ageDays: 94.8,
    items: [
      item("Savile Gully", "Navy slim-fit wool-blend blazer", 8_999),
      item("Savile Gully", "Navy slim-fit wool-blend trousers", 3_999),
      item("Motif & Mercer", "White poplin formal shirt", 1_499),
      item("Cobbler & Clay", "Dark tan leather oxfords", 4_599),
      item("Motif & Mercer", "Burgundy knitted silk tie", 899),
      item("Cobbler & Clay", "Dark tan leather belt", 1_099),
      item("Ghadi Works", "Silver dress watch with brown leather strap", 4_499),
    ],
  },
  {
    key: "formal-ivory-pantsuit",
    section: "Women",
    rateLook: 4.5,
    tags: ["pantsuit", "keynote", "power dressing"],
    description:
      "For the keynote, not the panel. Ivory crêpe under stage light needs no slide deck, and the lapel mic clips on without a fight.",
    views: 3_927,
    ageDays: 48.1,
    items: [
      item("Maison Lerique", "Ivory crêpe double-breasted blazer", 6_499),
      item("Maison Lerique", "Ivory crêpe straight trousers", 3_499),
      item("Atelier Novello", "Black silk-blend shell top", 1_899),
      item("Sole Sutra", "Black leather pointed pumps", 2_699),
      item("Jhola & Daughters", "Black structured leather handbag", 3_999),
      item("Hoop & Heera", "Gold knot stud earrings", 499),
    ],
  },
  {
    key: "formal-tussar-saree-boardroom",
    section: "Women",
    type: "Promoted",
    rateLook: 4.7,
    tags: ["tussar silk", "saree", "boardroom", "handloom", "annual meeting"],
    description:
      "Bhagalpuri tussar, undyed, with a charcoal pallu. It sits like a good argument: plain, well woven, hard to interrupt.",
    views: 4_455,
    ageDays: 103.6,
    items: [
      item("Marudhar Looms", "Beige tussar silk saree with charcoal pallu", 7_299),
      item("Zariwala Atelier", "Charcoal grey silk blouse", 1_799),
      item("Sole Sutra", "Charcoal leather block-heel pumps", 2_499),
      item("Jhola & Daughters", "Charcoal leather laptop bag", 4_299),
      item("Ghadi Works", "Silver watch with grey leather strap", 2_799),
    ],
  },
  {
    key: "formal-grey-check-consultant",
    section: "Men",
    rateLook: 4.1,
    tags: ["checks", "consulting", "travel-ready"],
    description:
      "Tuesday in Gurugram, Wednesday in Pune. A grey Prince-of-Wales check hides creases, coffee and the fact that you slept on the flight.",
    views: 1_216,
    ageDays: 60.4,
    items: [
      item("Motif & Mercer", "Grey checked single-breasted blazer", 5_999),
      item("Motif & Mercer", "Mid-grey formal trousers", 2_199),
      item("Motif & Mercer", "Pale pink cotton shirt", 1_399),
      item("Cobbler & Clay", "Black leather double monks", 4_699),
      item("Jhola & Daughters", "Black leather briefcase", 5_499),
    ],
  },
  {
    key: "formal-court-black-and-white",
    section: "Women",
    rateLook: 4,
    tags: ["lawyer", "court", "monochrome"],
    description:
      "Milords prefer it plain. A white kurta that stays opaque in July, black trousers with a proper crease, and shoes for corridors that never end.",
    views: 756,
    ageDays: 176.8,
    items: [
      item("Rangoli House", "White cotton band-collar kurta", 1_499),
      item("Motif & Mercer", "Black straight formal trousers", 1_899),
      item("Savile Gully", "Black open-front court blazer", 4_299),
      item("Sole Sutra", "Black lace-up leather shoes", 2_399),
    ],
  },
  {
    key: "formal-annual-day-boy",
    section: "Kids",
    rateLook: 4.2,
    tags: ["boys", "annual day", "suit"],
    description:
      "For receiving a certificate, reciting Tagore, or merely sitting still in the second row. Stretch suiting, clip-on bow tie, trousers with an adjustable waist.",
    views: 539,
    ageDays: 134.9,
    items: [
      item("Chotu & Chutki", "Steel grey kids suit blazer", 2_299),
      item("Chotu & Chutki", "Steel grey kids suit trousers", 999),
      item("Little Jamun", "White kids formal shirt", 599),
      item("Little Jamun", "Black kids leather derbys", 1_299),
      item("Paper Boat Pocket", "Red kids bow tie", 199),
    ],
  },
  {
    key: "formal-indigo-bandi-office",
    section: "Men",
    isActive: false,
    rateLook: 3.6,
    tags: ["khadi", "nehru jacket", "office"],
    description:
      "Khadi for Fridays when the client is from the ministry. Indigo bandi, white shirt, no tie, every button accounted for.",
    views: 187,
    ageDays: 217.4,
    items: [
      item("Indigo Verandah", "Indigo khadi Nehru jacket", 2_199),
      item("Indigo Verandah", "White khadi shirt", 1_299),
      item("Northfold", "Charcoal tapered trousers", 1_899),
      item("Cobbler & Clay", "Black leather derbys", 3_499),
    ],
  },
]);
