import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Cakes, candles and the people who pay for them. */
export const birthday = looks("Birthday", [
  {
    key: "birthday-thirtieth-feather-hem",
    section: "Women",
    rateLook: 4.4,
    tags: ["30th", "feathers", "party dress", "statement"],
    description:
      "Thirty, flirty and finally able to afford the good heels. Hot pink crêpe with a feather hem that enters the room a half second after you do.",
    views: 3_812,
    ageDays: 23.9,
    items: [
      item("Atelier Novello", "Hot pink crêpe dress with feather hem", 5_299),
      item("Sole Sutra", "Fuchsia satin pumps", 2_799),
      item("Jhola & Daughters", "Gold mini top-handle bag", 1_899),
      item("Hoop & Heera", "Silver crystal chandelier earrings", 1_249),
    ],
  },
  {
    key: "birthday-dad-turns-sixty",
    section: "Men",
    rateLook: 4.5,
    tags: ["60th", "shashtipoorthi", "silk shirt"],
    description:
      "Sixty years, three generations, one long lunch. Cream silk shirt and a veshti with a thin green border: dignified in photographs, cool enough for second payasam.",
    views: 1_109,
    ageDays: 85.4,
    items: [
      item("Marudhar Looms", "Cream silk full-sleeve shirt", 2_999),
      item("Marudhar Looms", "White silk-cotton veshti dhoti with green border", 2_499),
      item("Cobbler & Clay", "Tan leather sandals", 1_699),
      item("Ghadi Works", "Two-tone gold and steel watch", 5_499),
    ],
  },
  {
    key: "birthday-brunch-lemon-co-ord",
    section: "Women",
    type: "Promoted",
    rateLook: 4.1,
    tags: ["brunch", "co-ord set", "daytime", "citrus"],
    description:
      "A lemon-print set for the birthday that begins at noon and ends, unplanned, at somebody’s pool. Wear it together today, apart all summer 🍋",
    views: 2_620,
    ageDays: 9.6,
    items: [
      item("Gulmohar Lane", "Lemon yellow printed crop top", 1_299),
      item("Gulmohar Lane", "Lemon yellow printed midi skirt", 1_799),
      item("Sole Sutra", "White platform sandals", 1_899),
      item("Jhola & Daughters", "Tan cane basket bag", 1_299),
      item("Dhoop Optics", "White cat-eye sunglasses", 999),
    ],
  },
  {
    key: "birthday-first-cake-smash",
    section: "Kids",
    rateLook: 4.9,
    tags: ["first birthday", "baby", "cake smash", "photo shoot"],
    description:
      "For the one photograph every grandparent will frame. Peach tutu over a soft bodysuit that pulls off easily once the buttercream has won.",
    views: 7_486,
    ageDays: 67.9,
    items: [
      item("Little Jamun", "White cotton baby bodysuit", 599),
      item("Little Jamun", "Peach tulle baby tutu skirt", 749),
      item("Chotu & Chutki", "White soft-sole baby slip-ons", 349),
      item("Paper Boat Pocket", "Gold baby birthday hat", 249),
    ],
  },
  {
    key: "birthday-superhero-cape-boy",
    section: "Kids",
    rateLook: 4.2,
    tags: ["boys", "theme party", "cape"],
    description:
      "No licensed heroes here, so he gets to invent the powers. The cape tears away safely at the neck; the confidence is stitched in.",
    views: 918,
    ageDays: 43.7,
    items: [
      item("Paper Boat Pocket", "Red kids t-shirt with yellow lightning print", 449),
      item("Paper Boat Pocket", "Blue kids satin cape", 499),
      item("Chotu & Chutki", "Navy kids stretch joggers", 599),
      item("Little Jamun", "Red kids high-top sneakers", 1_099),
    ],
  },
  {
    key: "birthday-garden-tea-girl",
    section: "Kids",
    rateLook: 4.5,
    tags: ["girls", "tea party", "floral"],
    description:
      "Small blooms, a Peter Pan collar and a bow at the back. For parties with paper doilies, jam sandwiches and a magician who is somebody’s uncle.",
    views: 1_245,
    ageDays: 55.5,
    items: [
      item("Little Jamun", "Pale blue floral kids cotton frock", 1_399),
      item("Little Jamun", "White kids lace socks", 199),
      item("Chotu & Chutki", "White kids mary janes", 849),
      item("Paper Boat Pocket", "Pale blue kids velvet hairband", 199.99),
      item("Potli Post", "Pink kids heart handbag", 399),
    ],
  },
  {
    key: "birthday-whisky-tasting-waistcoat",
    section: "Men",
    rateLook: 3.9,
    tags: ["40th", "waistcoat", "evening"],
    description:
      "Forty suits a waistcoat. Herringbone in peat brown, sleeves folded, tie abandoned: the host’s uniform for an evening of single malts and tall stories.",
    views: 804,
    ageDays: 107.7,
    items: [
      item("Savile Gully", "Peat brown herringbone waistcoat", 3_299),
      item("Motif & Mercer", "Ivory twill cotton shirt", 1_799),
      item("Motif & Mercer", "Dark olive tailored trousers", 2_399),
      item("Cobbler & Clay", "Tan leather brogues", 4_199),
      item("Ghadi Works", "Gold dress watch with tan leather strap", 2_899),
    ],
  },
]);
