import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** House parties, clubs and children's bashes. */
export const party = looks("Party", [
  {
    key: "party-sequin-pre-draped-saree",
    section: "Women",
    rateLook: 4.6,
    tags: ["sequins", "cocktail", "pre-draped saree", "glam"],
    description:
      "Zip up, hook once, leave. This pre-draped saree is all gunmetal sequin and no pleating anxiety, with a sleek belt so you can actually lift your arms to the chorus.",
    views: 8_715,
    ageDays: 52.8,
    items: [
      item("Raat Rani", "Gunmetal grey sequin pre-draped saree", 7_999),
      item("Raat Rani", "Black halter-neck blouse", 1_799),
      item("Sole Sutra", "Silver metallic stiletto heels", 2_699),
      item("Potli Post", "Silver crystal box clutch", 2_199),
      item("Hoop & Heera", "Silver crystal drop earrings", 1_099.5),
    ],
  },
  {
    key: "party-terrace-printed-shirt",
    section: "Men",
    rateLook: 4,
    tags: ["house party", "printed shirt", "terrace"],
    description:
      "The shirt does the talking; you hold the ice bucket. Black viscose with a marigold print, sleeves short, trousers pleated, loafers without socks.",
    views: 1_523,
    ageDays: 18.6,
    items: [
      item("Neon Chai", "Black resort shirt with orange marigold print", 1_699),
      item("Motif & Mercer", "Charcoal pleated trousers", 2_199),
      item("Cobbler & Clay", "Tan leather penny loafers", 3_299),
      item("Ghadi Works", "Rose gold watch with mesh strap", 2_999),
      item("Chaand Silver", "Silver curb chain necklace", 899),
    ],
  },
  {
    key: "party-cobalt-satin-slip",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.3,
    tags: ["satin", "slip dress", "club night", "cobalt"],
    description:
      "Cobalt satin cut on the bias so it skims instead of clings. Keep the hair up, the hoops big and the bag just large enough for a lipstick and one house key.",
    views: 4_377,
    ageDays: 25.4,
    items: [
      item("Maison Lerique", "Cobalt blue satin slip dress", 3_799),
      item("Sole Sutra", "Black ankle-strap heels", 2_399),
      item("Jhola & Daughters", "Silver metallic mini shoulder bag", 1_599),
      item("Hoop & Heera", "Large gold hoop earrings", 749),
    ],
  },
  {
    key: "party-diwali-taash-night",
    section: "Women",
    rateLook: 4.5,
    tags: ["card party", "diwali", "co-ord", "fusion"],
    description:
      "For teen patti at somebody’s Chacha’s house, where the stakes are ₹10 and the outfits are not. A brocade jacket over liquid black separates wins every hand.",
    views: 3_684,
    ageDays: 140.6,
    items: [
      item("Saanjh Studio", "Purple brocade long jacket", 5_299),
      item("Saanjh Studio", "Black satin cropped camisole top", 1_199),
      item("Raat Rani", "Black flared palazzos", 1_999),
      item("Jutti Junction", "Black and gold pointed juttis", 1_799),
      item("Hoop & Heera", "Gold kundan cocktail ring", 599),
      item("Potli Post", "Purple embroidered potli bag", 1_099),
    ],
  },
  {
    key: "party-velvet-club-blazer",
    section: "Men",
    rateLook: 4.2,
    tags: ["velvet", "new year", "club", "blazer"],
    description:
      "Bottle-green velvet after dark. A fine-gauge black polo neck under it means no tie, no collar, no ironing, and still the sharpest man near the bar.",
    views: 2_891,
    ageDays: 164.5,
    items: [
      item("Savile Gully", "Bottle green velvet blazer", 6_999),
      item("Harrow Vale", "Black fine-knit turtleneck sweater", 2_299),
      item("Motif & Mercer", "Black tapered trousers", 2_099),
      item("Cobbler & Clay", "Black suede chelsea boots", 4_499),
      item("Ghadi Works", "Gold chronograph watch with black strap", 4_199),
    ],
  },
  {
    key: "party-dino-disco-boy",
    section: "Kids",
    rateLook: 4.1,
    tags: ["boys", "dinosaur", "disco"],
    description:
      "Metallic dinosaurs on a navy tee: formal enough for Mummy, roaring enough for him. The joggers have reinforced knees for the inevitable floor slide.",
    views: 596,
    ageDays: 22.7,
    items: [
      item("Paper Boat Pocket", "Navy kids t-shirt with silver dinosaur print", 499),
      item("Paper Boat Pocket", "Grey kids jogger trousers", 649),
      item("Chotu & Chutki", "Blue kids bomber jacket", 1_299),
      item("Little Jamun", "White kids light-up sneakers", 1_199),
    ],
  },
  {
    key: "party-rainbow-tulle-girl",
    section: "Kids",
    rateLook: 4.4,
    tags: ["girls", "tulle", "sparkle", "twirl"],
    description:
      "Four layers of tulle in sorbet shades and a twirl test passed with honours. Cotton-lined bodice, because sparkle should never itch ✨",
    views: 1_408,
    ageDays: 31.1,
    items: [
      item("Little Jamun", "Lilac kids tulle party dress", 1_899),
      item("Little Jamun", "White kids bolero shrug", 699),
      item("Chotu & Chutki", "Silver kids glitter ballet flats", 799),
      item("Paper Boat Pocket", "Lilac kids satin bow hairband", 199),
    ],
  },
]);
