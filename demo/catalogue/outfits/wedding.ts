import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** For the couple, the cousins and the guests. */
export const wedding = looks("Wedding", [
  {
    key: "wedding-emerald-zari-lehenga",
    section: "Women",
    rateLook: 5,
    tags: ["bridesmaid", "lehenga", "zari", "emerald", "reception", "winter wedding"],
    description:
      "The cousin-of-the-bride look that nearly steals the mandap. Emerald raw silk carries a broad zari border, and everything else steps back: uncut stones, gold juttis, one potli for safety pins.",
    views: 18_400,
    ageDays: 148.2,
    items: [
      item("Zariwala Atelier", "Emerald green silk lehenga with zari border", 28_999),
      item("Zariwala Atelier", "Gold brocade choli blouse", 4_499),
      item("Kesar & Kin", "Emerald green organza dupatta", 2_999),
      item("Jutti Junction", "Gold zardozi juttis", 2_249),
      item("Potli Post", "Emerald velvet potli bag", 1_199),
      item("Hoop & Heera", "Gold polki choker necklace", 6_499),
      item("Hoop & Heera", "Gold polki jhumka earrings", 2_299),
    ],
  },
  {
    key: "wedding-ivory-groom-sherwani",
    section: "Men",
    rateLook: 4.9,
    tags: ["groom", "sherwani", "baraat", "ivory"],
    description:
      "Ivory on ivory, with the drama saved for the safa. Tone-on-tone threadwork reads rich at the pheras and doesn’t shout on the horse.",
    views: 15_230,
    ageDays: 121.6,
    items: [
      item("Kesar & Kin", "Ivory embroidered silk sherwani", 41_500),
      item("Rangoli House", "Ivory silk churidar", 1_899),
      item("Safa & Sehra", "Maroon silk dupatta stole", 2_499),
      item("Jutti Junction", "Gold embroidered mojaris", 2_899),
      item("Safa & Sehra", "Maroon bandhani safa turban", 1_999),
      item("Hoop & Heera", "Pearl and emerald groom mala necklace", 3_499),
    ],
  },
  {
    key: "wedding-navy-guest-bandhgala",
    section: "Men",
    rateLook: 4.3,
    tags: ["guest", "bandhgala", "reception"],
    description:
      "For the guest who owns exactly one good jacket: make it a navy bandhgala. Wear it closed with cream trousers tonight, open over a white shirt for the next office dinner.",
    views: 4_120,
    ageDays: 57.3,
    items: [
      item("Savile Gully", "Navy blue wool-blend bandhgala", 7_999),
      item("Motif & Mercer", "Cream slim-fit trousers", 2_299),
      item("Cobbler & Clay", "Dark brown leather monk straps", 4_799),
      item("Safa & Sehra", "Wine silk pocket square", 499),
      item("Ghadi Works", "Gold analogue watch with brown leather strap", 3_299),
    ],
  },
  {
    key: "wedding-kanjivaram-morning",
    section: "Women",
    rateLook: 4.9,
    tags: ["kanjivaram", "muhurtham", "silk saree", "temple jewellery"],
    description:
      "Six a.m. muhurtham, strong coffee, and a Kanjivaram in arakku red that your mother will ask to borrow. Temple gold, fresh jasmine, nothing else.",
    views: 9_840,
    ageDays: 110.5,
    items: [
      item("Marudhar Looms", "Deep red kanjivaram silk saree with gold border", 21_500),
      item("Zariwala Atelier", "Bottle green silk blouse", 2_499),
      item("Sole Sutra", "Gold block-heel sandals", 1_999),
      item("Hoop & Heera", "Gold temple haram necklace", 5_499),
      item("Hoop & Heera", "Gold temple jhumkas", 1_799),
      item("Hoop & Heera", "Gold kada bangles", 2_199),
    ],
  },
  {
    key: "wedding-haldi-marigold-sharara",
    section: "Women",
    type: "Promoted",
    rateLook: 4.5,
    tags: ["haldi", "mehendi", "sharara", "yellow"],
    description:
      "Turmeric will happen, so start yellow. This marigold sharara moves when the dhol does, and the floral jewellery is light enough to forget by the second song 🌼",
    views: 7_204,
    ageDays: 34.9,
    items: [
      item("Gulmohar Lane", "Marigold yellow short kurti with gota trim", 2_799),
      item("Gulmohar Lane", "Marigold yellow georgette sharara", 3_199),
      item("Rangoli House", "Hot pink leheriya dupatta", 999),
      item("Jutti Junction", "Yellow tasselled juttis", 1_399),
      item("Banjara Trunk", "White and yellow floral earrings", 449),
      item("Banjara Trunk", "Yellow floral haath-phool bracelet", 399),
    ],
  },
  {
    key: "wedding-ring-bearer-bandhgala",
    section: "Kids",
    rateLook: 4.6,
    tags: ["ring bearer", "boys", "bandhgala"],
    description:
      "A powder-blue bandhgala cut with enough room for running under the buffet tables. Elastic waist, soft lining, and mojaris he can kick off himself.",
    views: 1_985,
    ageDays: 76.1,
    items: [
      item("Chotu & Chutki", "Powder blue kids bandhgala", 2_199),
      item("Chotu & Chutki", "White kids churidar", 599),
      item("Little Jamun", "Beige kids mojaris", 799),
      item("Paper Boat Pocket", "Peach kids pocket square", 199),
    ],
  },
  {
    key: "wedding-flower-girl-rani-lehenga",
    section: "Kids",
    rateLook: 4.7,
    tags: ["girls", "lehenga", "flower girl", "rani pink"],
    description:
      "Rani pink for the smallest person in the baraat. The can-can is light tulle, the choli closes with covered buttons, and the dupatta is stitched in place so it survives the dance floor.",
    views: 2_640,
    ageDays: 88.7,
    items: [
      item("Little Jamun", "Rani pink kids lehenga with gold gota border", 3_299),
      item("Little Jamun", "Gold kids brocade choli", 1_099),
      item("Chotu & Chutki", "Rani pink net kids dupatta", 499),
      item("Chotu & Chutki", "Gold kids ballet flats", 749),
      item("Banjara Trunk", "Pink kids glass bangles", 199),
    ],
  },
  {
    key: "wedding-reception-midnight-tuxedo",
    section: "Men",
    rateLook: 4.4,
    tags: ["reception", "tuxedo", "black tie", "groom"],
    description:
      "After two days of silk and turbans, the reception is yours to wear plain. A midnight-blue tuxedo looks blacker than black under banquet lights, and the shawl lapel keeps it soft.",
    views: 3_355,
    ageDays: 189.4,
    items: [
      item("Savile Gully", "Midnight blue shawl-lapel tuxedo blazer", 16_999),
      item("Savile Gully", "Midnight blue tuxedo trousers", 5_499),
      item("Motif & Mercer", "White pleated tuxedo shirt", 2_999),
      item("Cobbler & Clay", "Black patent leather derbys", 4_999),
      item("Motif & Mercer", "Black silk bow tie", 799),
      item("Ghadi Works", "Silver dress watch with black leather strap", 5_999),
    ],
  },
]);
