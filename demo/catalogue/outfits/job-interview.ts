import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Clothes that let the answers do the talking. */
export const jobInterview = looks("Job Interview", [
  {
    key: "interview-campus-placement-men",
    section: "Men",
    rateLook: 4.4,
    tags: ["placements", "first suit", "fresher", "under ₹10,000"],
    description:
      "Day Zero, slot one. A complete first-job look, watch and all, for under ₹10,000, in a blue no panel ever held against anybody.",
    views: 5_784,
    ageDays: 68.6,
    items: [
      item("Motif & Mercer", "Light blue cotton formal shirt", 1_199),
      item("Motif & Mercer", "Navy formal trousers", 1_499),
      item("Motif & Mercer", "Navy textured blazer", 3_499),
      item("Sole Sutra", "Black formal derby shoes", 1_999),
      item("Everyday Dukaan", "Black formal belt", 399),
      item("Ghadi Works", "Silver analogue watch with black strap", 1_199),
    ],
  },
  {
    key: "interview-kurta-blazer-women",
    section: "Women",
    rateLook: 4.5,
    tags: ["kurta", "blazer", "indo-western", "public sector"],
    description:
      "A straight kurta under a collarless blazer: the Indian power suit, and it sits comfortably through a two-hour panel. Muted olive, because the CV is colourful enough.",
    views: 3_603,
    ageDays: 56.7,
    items: [
      item("Saanjh Studio", "Olive green straight cotton-silk kurta", 1_899),
      item("Saanjh Studio", "Black collarless blazer", 3_299),
      item("Saanjh Studio", "Black slim ankle trousers", 1_399),
      item("Sole Sutra", "Black leather block-heel pumps", 2_199),
      item("Jhola & Daughters", "Black leather folio tote bag", 2_499),
    ],
  },
  {
    key: "interview-startup-smart-casual",
    section: "Men",
    rateLook: 4,
    tags: ["startup", "smart casual", "polo"],
    description:
      "They said “come as you are”; come slightly better. Knit polo, pressed chinos, white sneakers scrubbed the night before.",
    views: 2_097,
    ageDays: 12.9,
    items: [
      item("Northfold", "Navy knitted polo t-shirt", 1_499),
      item("Northfold", "Stone slim chinos", 1_799),
      item("Sole Sutra", "White minimal leather sneakers", 2_499),
      item("Jhola & Daughters", "Grey canvas laptop backpack", 1_999),
      item("Ghadi Works", "Black minimal watch with mesh strap", 1_899),
    ],
  },
  {
    key: "interview-banking-pencil-skirt",
    section: "Women",
    rateLook: 4.2,
    tags: ["banking", "pencil skirt", "classic"],
    description:
      "Old-school and unarguable. Charcoal skirt to the knee, cream blouse with a soft bow, and pumps broken in beforehand on your mother’s terrace.",
    views: 1_271,
    ageDays: 101.2,
    items: [
      item("Maison Lerique", "Cream pussy-bow blouse", 1_799),
      item("Maison Lerique", "Charcoal pencil skirt", 1_899),
      item("Maison Lerique", "Charcoal fitted blazer", 4_499),
      item("Sole Sutra", "Charcoal suede pumps", 2_299),
      item("Hoop & Heera", "Small pearl stud earrings", 299),
      item("Jhola & Daughters", "Burgundy leather office handbag", 3_299),
    ],
  },
  {
    key: "interview-video-call-half",
    section: "Women",
    isActive: false,
    rateLook: 3.1,
    tags: ["video call", "work from home"],
    description:
      "Business above the webcam, pyjamas below: we tested it, and the bell rang, and we stood up. Wear the trousers anyway.",
    views: 12,
    ageDays: 239.6,
    items: [
      item("Atelier Novello", "Emerald green satin shirt", 1_699),
      item("Everyday Dukaan", "Grey cotton lounge trousers", 599),
      item("Sole Sutra", "Grey felt house slippers", 499),
    ],
  },
  {
    key: "interview-teacher-handloom",
    section: "Women",
    rateLook: 4.3,
    tags: ["teacher", "handloom saree", "school", "cotton"],
    description:
      "For the principal’s office, on the other side of the desk at last. Sober grey Chanderi, one turmeric stripe, and a watch you can read while writing on a board.",
    views: 164,
    ageDays: 3.4,
    items: [
      item("Marudhar Looms", "Dove grey chanderi saree with turmeric yellow stripe", 2_999),
      item("Tamarind Cotton Co.", "Turmeric yellow cotton blouse", 899),
      item("Cobbler & Clay", "Brown leather low-heel sandals", 1_699),
      item("Jhola & Daughters", "Turmeric yellow canvas tote bag", 699),
      item("Ghadi Works", "Gold watch with slim tan strap", 1_799),
    ],
  },
  {
    key: "interview-hospitality-suit-men",
    section: "Men",
    rateLook: 4.1,
    tags: ["hospitality", "suit", "black"],
    description:
      "Hotels look at shoes first, so begin there and work upward. Mirror-shined black, a suit without shine, a tie in the house’s probable green.",
    views: 31,
    ageDays: 0.2,
    items: [
      item("Motif & Mercer", "Black single-breasted suit blazer", 5_499),
      item("Motif & Mercer", "Black suit trousers", 2_299),
      item("Motif & Mercer", "White twill shirt", 1_299),
      item("Cobbler & Clay", "Black polished leather oxfords", 3_999),
      item("Motif & Mercer", "Emerald green silk tie", 699),
    ],
  },
]);
