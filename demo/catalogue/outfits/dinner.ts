import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** For tables with a reservation, and for the family thali. */
export const dinner = looks("Dinner", [
  {
    key: "dinner-rooftop-black-jumpsuit",
    section: "Women",
    rateLook: 4.4,
    tags: ["rooftop", "jumpsuit", "little black"],
    description:
      "A black jumpsuit answers every dress code the maître d’ can think of. Gold at the ears, a sharp shoulder, and trousers that allow dessert.",
    views: 3_221,
    ageDays: 33.4,
    items: [
      item("Maison Lerique", "Black wide-leg crêpe jumpsuit", 3_999),
      item("Sole Sutra", "Black pointed slingback heels", 2_199),
      item("Potli Post", "Gold metallic envelope clutch", 1_299),
      item("Hoop & Heera", "Gold sculptural drop earrings", 899),
    ],
  },
  {
    key: "dinner-anniversary-oxblood-shirt",
    section: "Men",
    rateLook: 4.3,
    tags: ["anniversary", "smart casual", "date-friendly"],
    description:
      "Oxblood is what you wear when red feels like trying. Tuck it in, roll once, and let the grey flannel bring the whole thing down to a low voice.",
    views: 1_962,
    ageDays: 58.8,
    items: [
      item("Motif & Mercer", "Oxblood maroon satin-cotton shirt", 1_999),
      item("Savile Gully", "Grey flannel trousers", 2_999),
      item("Cobbler & Clay", "Oxblood maroon leather loafers", 3_599),
      item("Cobbler & Clay", "Brown leather belt", 999),
      item("Ghadi Works", "Silver watch with navy dial", 3_499),
    ],
  },
  {
    key: "dinner-tissue-saree-champagne",
    section: "Women",
    type: "Promoted",
    rateLook: 4.8,
    tags: ["tissue saree", "champagne", "minimal", "heirloom"],
    description:
      "Tissue silk the colour of a good toast. It holds its own shape, so wear it with one strand of pearls, a bare neck behind, and someone worth dressing for.",
    views: 6_940,
    ageDays: 46.5,
    items: [
      item("Zariwala Atelier", "Champagne tissue silk saree", 8_499),
      item("Saanjh Studio", "Champagne sleeveless silk blouse", 1_899),
      item("Sole Sutra", "Nude satin block heels", 2_299),
      item("Hoop & Heera", "Pearl string necklace", 1_699),
      item("Hoop & Heera", "Pearl stud earrings", 549),
      item("Potli Post", "Ivory pearl clutch", 1_799),
    ],
  },
  {
    key: "dinner-parsi-restaurant-blazer",
    section: "Men",
    rateLook: 4,
    tags: ["sunday dinner", "blazer", "heritage"],
    description:
      "For berry pulao under slow ceiling fans. Unlined tobacco linen, a sky shirt left open at the neck, and no hurry at all to reach the caramel custard.",
    views: 733,
    ageDays: 143.2,
    items: [
      item("Savile Gully", "Tobacco brown unlined linen blazer", 5_499),
      item("Motif & Mercer", "Sky blue oxford cotton shirt", 1_599),
      item("Northfold", "Off-white cotton chinos", 1_999),
      item("Cobbler & Clay", "Brown suede tassel loafers", 3_799),
    ],
  },
  {
    key: "dinner-asymmetric-kurta-teal",
    section: "Women",
    rateLook: 4.1,
    tags: ["fusion", "kurta", "family dinner"],
    description:
      "Respectable for his parents, interesting for everyone else. Teal crêpe with one slanted hem, cigarette trousers, and a cuff that does for jewellery.",
    views: 1_340,
    ageDays: 99.1,
    items: [
      item("Saanjh Studio", "Teal asymmetric crêpe kurta", 2_499),
      item("Saanjh Studio", "Black cigarette trousers", 1_499),
      item("Sole Sutra", "Black kitten-heel mules", 1_899),
      item("Chaand Silver", "Silver hammered cuff bracelet", 1_299),
    ],
  },
  {
    key: "dinner-family-thali-girl",
    section: "Kids",
    rateLook: 4,
    tags: ["girls", "family dinner", "smocking"],
    description:
      "Hand-smocked and forgiving of dal. The maroon print was chosen for precisely the reason you think, and it survives a forty-degree wash.",
    views: 209,
    ageDays: 127.5,
    items: [
      item("Little Jamun", "Maroon floral smocked kids dress", 1_299),
      item("Chotu & Chutki", "Cream kids cardigan", 899),
      item("Chotu & Chutki", "Maroon kids mary janes", 799),
    ],
  },
]);
