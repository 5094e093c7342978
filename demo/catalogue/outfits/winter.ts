import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** From a Bengaluru nip to a Gulmarg blizzard. */
export const winter = looks("Winter", [
  {
    key: "winter-kashmiri-pheran",
    section: "Women",
    rateLook: 4.8,
    tags: ["pheran", "kashmir", "tilla work", "wool"],
    description:
      "Chillai kalan calls for a pheran. Deep maroon wool, tilla at the collar worked by hand in Srinagar, sleeves wide enough for a kangri and a cat.",
    views: 6_214,
    ageDays: 186.5,
    items: [
      item("Pashm & Pheran", "Maroon wool pheran kurta with silver tilla embroidery", 5_999),
      item("Pashm & Pheran", "Black woollen straight trousers", 1_799),
      item("Cobbler & Clay", "Black leather fur-lined boots", 4_499),
      item("Pashm & Pheran", "Ivory pashmina shawl", 8_999),
      item("Chaand Silver", "Silver dejhoor drop earrings", 1_099),
    ],
  },
  {
    key: "winter-delhi-fog-overcoat",
    section: "Men",
    type: "Promoted",
    rateLook: 4.6,
    tags: ["overcoat", "delhi", "camel", "tailored"],
    description:
      "Dilli ki sardi, as advertised. A camel overcoat that falls past the knee, worn over everything from a kurta to a suit, disappears elegantly into the fog near Lodhi Garden.",
    views: 5_327,
    ageDays: 178.3,
    items: [
      item("Harrow Vale", "Camel wool-blend overcoat", 9_999),
      item("Harrow Vale", "Charcoal roll-neck sweater", 2_799),
      item("Motif & Mercer", "Dark grey wool trousers", 2_999),
      item("Cobbler & Clay", "Black leather chelsea boots", 4_799),
      item("Pashm & Pheran", "Bottle green checked muffler scarf", 1_299),
      item("Harrow Vale", "Brown leather gloves", 1_599),
    ],
  },
  {
    key: "winter-gulmarg-first-snow",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.4,
    tags: ["snow", "gulmarg", "puffer", "apres-ski"],
    description:
      "For people whose first snow came from a plane ticket. A puffer bright enough to be found, thermals that really work, and après-ski kahwa on the list.",
    views: 2_944,
    ageDays: 168.4,
    items: [
      item("Fjellmark Outdoor", "Cherry red hooded puffer jacket", 6_999),
      item("Fjellmark Outdoor", "Black thermal top", 1_499),
      item("Fjellmark Outdoor", "Black insulated snow trousers", 4_999),
      item("Fjellmark Outdoor", "White waterproof snow boots", 5_499),
      item("Pashm & Pheran", "Cream cable-knit beanie with pom-pom", 799),
      item("Fjellmark Outdoor", "Red insulated mittens", 999),
    ],
  },
  {
    key: "winter-bengaluru-light-layer",
    section: "Men",
    rateLook: 3.9,
    tags: ["bengaluru", "cardigan", "light layers"],
    description:
      "Sixteen degrees and the whole city is in sweaters. A shawl-collar cardigan in heathered blue is as far as this winter will ever push you.",
    views: 588,
    ageDays: 166.8,
    items: [
      item("Northfold", "Heather blue shawl-collar cardigan", 2_299),
      item("Everyday Dukaan", "Off-white full-sleeve t-shirt", 499),
      item("Northfold", "Tan corduroy trousers", 1_899),
      item("Sole Sutra", "Brown suede desert boots", 2_799),
    ],
  },
  {
    key: "winter-monkey-cap-upgrade-boy",
    section: "Kids",
    rateLook: 4.3,
    tags: ["boys", "school winter", "knits", "warm"],
    description:
      "Nani’s monkey cap, redesigned by somebody he likes. Ear flaps, a quilted coat with a tall collar, and mittens on a string through the sleeves.",
    views: 1_019,
    ageDays: 162.2,
    items: [
      item("Chotu & Chutki", "Navy kids quilted coat", 1_799),
      item("Chotu & Chutki", "Red kids cable-knit sweater", 999),
      item("Paper Boat Pocket", "Grey kids fleece-lined joggers", 799),
      item("Little Jamun", "Navy kids winter boots", 1_499),
      item("Pashm & Pheran", "Red kids ear-flap woollen cap", 399),
      item("Pashm & Pheran", "Red kids string mittens", 299),
    ],
  },
  {
    key: "winter-fair-isle-girl",
    section: "Kids",
    rateLook: 4.5,
    tags: ["girls", "fair isle", "poncho"],
    description:
      "A poncho has no sleeves to lose a fight with. Fair Isle bands in berry and cream, leggings lined with fleece, boots with a bear on each toe.",
    views: 763,
    ageDays: 156.4,
    items: [
      item("Little Jamun", "Berry pink and cream fair isle kids poncho", 1_499),
      item("Paper Boat Pocket", "Cream kids turtleneck top", 499),
      item("Chotu & Chutki", "Berry pink kids fleece leggings", 549),
      item("Little Jamun", "Brown kids faux-fur boots", 1_399),
      item("Pashm & Pheran", "Cream kids pom-pom beanie", 349),
    ],
  },
  {
    key: "winter-shawl-and-denim",
    section: "Women",
    rateLook: 4,
    tags: ["shawl", "denim", "weekend", "moda"],
    description:
      "Borrowed shawl, own jeans. A Kullu-bordered wrap thrown over an ecru jumper, with boots for the Mall Road climb and a moda by the heater afterwards.",
    views: 1_154,
    ageDays: 149.7,
    items: [
      item("Pashm & Pheran", "Grey wool shawl with kullu border", 2_999),
      item("Harrow Vale", "Ecru chunky-knit sweater", 2_499),
      item("Kasuri Denim Works", "Dark blue bootcut jeans", 2_299),
      item("Cobbler & Clay", "Burgundy leather ankle boots", 3_999),
    ],
  },
]);
