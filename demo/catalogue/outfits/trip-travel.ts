import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** For trains, airports and long drives. */
export const tripTravel = looks("Trip/Travel", [
  {
    key: "trip-redeye-flight-co-ord",
    section: "Women",
    rateLook: 4.4,
    tags: ["airport", "co-ord set", "crease-free"],
    description:
      "The 2.40 a.m. to Kochi is nobody’s friend. This taupe knit set doesn’t crease, the shawl doubles as a blanket, and the slip-ons come off quickly at security.",
    views: 2_482,
    ageDays: 39.3,
    items: [
      item("Northfold", "Taupe ribbed knit pullover top", 1_899),
      item("Northfold", "Taupe ribbed knit wide-leg trousers", 1_999),
      item("Sole Sutra", "Beige suede slip-on sneakers", 1_899),
      item("Jhola & Daughters", "Olive green quilted duffel bag", 2_799),
      item("Pashm & Pheran", "Camel wool travel shawl", 2_299),
    ],
  },
  {
    key: "trip-konkan-railway-window-seat",
    section: "Men",
    rateLook: 4.2,
    tags: ["train", "konkan", "backpacking", "monsoon"],
    description:
      "Window seat, wet green outside, batata vada in newspaper. Layers that dry by Ratnagiri and a backpack that fits under the berth.",
    views: 1_173,
    ageDays: 17.1,
    items: [
      item("Tamarind Cotton Co.", "Sea green seersucker shirt", 1_499),
      item("Everyday Dukaan", "White cotton crew-neck t-shirt", 299.99),
      item("Sahyadri Trail Co.", "Khaki quick-dry convertible trousers", 2_199),
      item("Sole Sutra", "Grey strap sport sandals", 1_599),
      item("Sahyadri Trail Co.", "Navy blue 35-litre backpack", 2_999),
    ],
  },
  {
    key: "trip-jaipur-weekend-bagh-print",
    section: "Women",
    rateLook: 4.7,
    tags: ["jaipur", "block print", "weekend", "sightseeing", "sun-safe"],
    description:
      "Amber Fort before nine, lassi by eleven, bazaar till the shutters fall. Bagh print hides the dust, the hat handles the sun, and the sling leaves both hands free for bargaining.",
    views: 4_216,
    ageDays: 79.6,
    items: [
      item("Indigo Verandah", "Madder red bagh-print maxi dress", 2_799),
      item("Cobbler & Clay", "Tan leather gladiator sandals", 1_799),
      item("Banjara Trunk", "Beige straw wide-brim hat", 699),
      item("Jhola & Daughters", "Tan leather crossbody bag", 1_999),
      item("Chaand Silver", "Silver tribal pendant necklace", 949),
      item("Dhoop Optics", "Brown oversized sunglasses", 1_199),
    ],
  },
  {
    key: "trip-ladakh-biker-layers",
    section: "Men",
    type: "Promoted",
    rateLook: 4.5,
    tags: ["ladakh", "motorbike", "road trip", "layers"],
    description:
      "Manali at noon, Khardung La by frozen evening. A waxed jacket with room for thermals, boots that shift gears, and a scarf for the dust between.",
    views: 5_203,
    ageDays: 82.9,
    items: [
      item("Fjellmark Outdoor", "Brown waxed-cotton biker jacket", 7_499),
      item("Harrow Vale", "Grey merino crew-neck sweater", 3_299),
      item("Kasuri Denim Works", "Black reinforced biker jeans", 3_799),
      item("Cobbler & Clay", "Brown leather riding boots", 5_999),
      item("Fjellmark Outdoor", "Black leather riding gloves", 1_899),
      item("Pashm & Pheran", "Rust checked wool scarf", 1_099),
    ],
  },
  {
    key: "trip-hill-station-toy-train-boy",
    section: "Kids",
    rateLook: 4.1,
    tags: ["boys", "hill station", "layers"],
    description:
      "For the toy train, the pony ride and the maggi point. Three light layers that come off as the sun climbs and all fit in his own small backpack.",
    views: 473,
    ageDays: 49.9,
    items: [
      item("Paper Boat Pocket", "Green checked kids flannel shirt", 699),
      item("Paper Boat Pocket", "Mustard kids padded gilet vest", 1_099),
      item("Chotu & Chutki", "Brown kids corduroy trousers", 799),
      item("Little Jamun", "Tan kids ankle boots", 1_299),
      item("Little Jamun", "Blue kids mini backpack", 749),
    ],
  },
  {
    key: "trip-road-trip-jumpsuit-girl",
    section: "Kids",
    isActive: false,
    rateLook: 3.9,
    tags: ["girls", "road trip", "comfort"],
    description:
      "One zip, soft jersey, nothing to dig in during six hours of ghats and antakshari. Star print, naturally, for the stretch after sunset.",
    views: 74,
    ageDays: 116.2,
    items: [
      item("Paper Boat Pocket", "Navy kids jersey jumpsuit with star print", 899),
      item("Paper Boat Pocket", "Pink kids fleece hoodie", 849),
      item("Chotu & Chutki", "Pink kids canvas slip-on shoes", 599),
      item("Little Jamun", "Purple kids heart sunglasses", 299),
    ],
  },
]);
