import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** The calendar's bright days, from Lohri to Diwali. */
export const festival = looks("Festival", [
  {
    key: "festival-navratri-chaniya-choli",
    section: "Women",
    rateLook: 4.9,
    tags: ["navratri", "garba", "chaniya choli", "kutchi", "mirror work", "नवरात्रि"],
    description:
      "Nine nights, one ghaghra with enough flare to clear its own circle. Kutchi mirrors, a backless choli tied tight, oxidised silver from wrist to ankle. गरबा शुरू!",
    views: 14_086,
    ageDays: 130.2,
    items: [
      item("Banjara Trunk", "Black mirror-work chaniya lehenga", 5_999),
      item("Banjara Trunk", "Red mirror-work choli", 1_899),
      item("Banjara Trunk", "Yellow bandhani dupatta", 1_099),
      item("Jutti Junction", "Multicolour mirror-work mojaris", 1_299),
      item("Chaand Silver", "Oxidised silver choker necklace", 1_499),
      item("Chaand Silver", "Oxidised silver bangles", 649),
    ],
  },
  {
    key: "festival-diwali-raw-silk-kurta",
    section: "Men",
    rateLook: 4.6,
    tags: ["diwali", "raw silk", "kurta set"],
    description:
      "Burnt orange raw silk, the exact shade of a diya about ten minutes in. The short Nehru jacket is cut close so it looks as good beside the rangoli as at the card table.",
    views: 7_930,
    ageDays: 138.4,
    items: [
      item("Kesar & Kin", "Burnt orange raw-silk kurta", 3_499),
      item("Kesar & Kin", "Olive green brocade Nehru jacket", 3_999),
      item("Rangoli House", "Cream cotton churidar", 899),
      item("Jutti Junction", "Tan leather juttis", 1_699),
      item("Ghadi Works", "Gold watch with tan leather strap", 2_499),
    ],
  },
  {
    key: "festival-holi-white-muslin",
    section: "Women",
    rateLook: 4,
    tags: ["holi", "white", "washable"],
    description:
      "Bought to be ruined, gladly. Soft white muslin, nothing precious, and a leheriya stole that already looks as though someone got you first 🎨",
    views: 2_059,
    ageDays: 223.6,
    items: [
      item("Everyday Dukaan", "White muslin A-line kurta", 699),
      item("Everyday Dukaan", "White cotton leggings", 349),
      item("Rangoli House", "Multicolour leheriya stole", 449),
      item("Everyday Dukaan", "Pink rubber flip-flops", 249.99),
      item("Dhoop Optics", "Blue mirrored sunglasses", 599),
    ],
  },
  {
    key: "festival-eid-mint-anarkali",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.7,
    tags: ["eid", "anarkali", "pastel", "gota patti"],
    description:
      "Chaand raat se pehle, the tailor has delivered. Mint georgette falls in forty kalis, gota patti traces the yoke, and there is room for a second helping of sheer khurma.",
    views: 5_874,
    ageDays: 61.4,
    items: [
      item("Zariwala Atelier", "Mint green georgette anarkali kurta", 6_499),
      item("Zariwala Atelier", "Mint green net dupatta with silver gota", 1_799),
      item("Rangoli House", "Mint green churidar", 799),
      item("Jutti Junction", "Silver embroidered juttis", 1_599),
      item("Hoop & Heera", "Pearl chandbali earrings", 999),
      item("Potli Post", "Silver zardozi potli bag", 1_149),
    ],
  },
  {
    key: "festival-onam-modern-mundu",
    section: "Men",
    rateLook: 4.3,
    tags: ["onam", "mundu", "kerala", "sadya"],
    description:
      "A mundu with a teal border and a shirt to match it, folded up for the pookalam and let down for the sadya. Hook-and-loop belt inside; your secret is safe.",
    views: 1_877,
    ageDays: 158.9,
    items: [
      item("Marudhar Looms", "White cotton mundu dhoti with teal border", 1_199),
      item("Tamarind Cotton Co.", "Teal short-sleeve cotton shirt", 1_399),
      item("Cobbler & Clay", "Dark brown leather sandals", 1_599),
      item("Ghadi Works", "Steel analogue watch with white dial", 2_199),
    ],
  },
  {
    key: "festival-lohri-phulkari-jacket",
    section: "Men",
    rateLook: 4.1,
    tags: ["lohri", "phulkari", "bonfire", "punjab", "baisakhi"],
    description:
      "Phulkari is not only for dupattas. Wear it as a sleeveless jacket over black, stand close to the bonfire, and guard the rewri with your life.",
    views: 948,
    ageDays: 193.2,
    items: [
      item("Banjara Trunk", "Red phulkari Nehru jacket", 2_999),
      item("Rangoli House", "Black cotton straight kurta", 1_199),
      item("Kesar & Kin", "Black cotton salwar", 849),
      item("Safa & Sehra", "Mustard cotton turban", 699),
      item("Jutti Junction", "Black leather tilla juttis", 1_999),
    ],
  },
  {
    key: "festival-janmashtami-little-kanha",
    section: "Kids",
    rateLook: 4.8,
    tags: ["boys", "janmashtami", "fancy dress", "kanha"],
    description:
      "Makhan chor, size 2–8 years. Peacock-blue dhoti set in washable satin, a mukut that stays on with soft elastic, and a flute that mercifully makes no sound.",
    views: 3_145,
    ageDays: 114.8,
    items: [
      item("Chotu & Chutki", "Yellow satin kids dhoti", 699),
      item("Chotu & Chutki", "Peacock blue kids satin kurta", 749),
      item("Safa & Sehra", "Gold kids mukut tiara with peacock feather", 449),
      item("Hoop & Heera", "Pearl kids mala necklace", 299),
      item("Chotu & Chutki", "Gold kids juttis", 549),
    ],
  },
  {
    key: "festival-rakhi-sibling-girl",
    section: "Kids",
    rateLook: 4.3,
    tags: ["girls", "rakhi", "sharara"],
    description:
      "A peach sharara for the sister who negotiates. Pockets in the side seam, because the envelope has to go somewhere.",
    views: 1_057,
    ageDays: 106.3,
    items: [
      item("Little Jamun", "Peach kids short kurti with mirror work", 1_099),
      item("Little Jamun", "Peach kids georgette sharara", 1_199),
      item("Chotu & Chutki", "Turquoise kids dupatta", 349),
      item("Jutti Junction", "Peach kids juttis", 649),
      item("Potli Post", "Turquoise kids potli bag", 349),
    ],
  },
]);
