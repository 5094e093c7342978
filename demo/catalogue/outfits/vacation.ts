import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Leave approved, out-of-office on. */
export const vacation = looks("Vacation", [
  {
    key: "vacation-udaipur-lake-palace",
    section: "Women",
    rateLook: 4.7,
    tags: ["udaipur", "maxi dress", "palace", "resort"],
    description:
      "Boat at six, palace at seven, dal baati by candlelight. Saffron crêpe that films beautifully from a balcony, and flats for the two hundred marble steps up to it.",
    views: 5_559,
    ageDays: 40.4,
    items: [
      item("Saanjh Studio", "Saffron crêpe one-shoulder maxi dress", 4_299),
      item("Cobbler & Clay", "Gold leather flat sandals", 1_699),
      item("Potli Post", "Maroon embroidered sling bag", 1_299),
      item("Chaand Silver", "Silver and garnet jhumkas", 1_199),
      item("Banjara Trunk", "Maroon printed silk scarf", 899),
    ],
  },
  {
    key: "vacation-pondicherry-cycle",
    section: "Men",
    rateLook: 4.2,
    tags: ["pondicherry", "cycling", "linen"],
    description:
      "White Town by bicycle, with stops for pain au chocolat and bougainvillea. A terracotta shirt to match the walls, shorts with a proper hem.",
    views: 1_634,
    ageDays: 24.6,
    items: [
      item("Tamarind Cotton Co.", "Terracotta linen short-sleeve shirt", 1_599),
      item("Northfold", "Cream tailored cotton shorts", 1_499),
      item("Sole Sutra", "Navy canvas espadrilles", 1_299),
      item("Banjara Trunk", "Cream straw panama hat", 1_099),
      item("Dhoop Optics", "Gold round-frame sunglasses", 1_399),
    ],
  },
  {
    key: "vacation-coorg-plantation",
    section: "Women",
    rateLook: 4.1,
    tags: ["coorg", "coffee estate", "layers", "nature"],
    description:
      "Misty till ten, sunny till four, then a bonfire. An oatmeal shacket over olive and earth tones, all of it willing to sit on a wet stone wall.",
    views: 862,
    ageDays: 90.2,
    items: [
      item("Harrow Vale", "Oatmeal beige wool-blend shacket jacket", 3_299),
      item("Northfold", "Olive green cotton henley top", 999),
      item("Kasuri Denim Works", "Brown straight-leg jeans", 2_399),
      item("Cobbler & Clay", "Brown leather lace-up boots", 4_199),
      item("Pashm & Pheran", "Mustard lambswool beanie", 699),
    ],
  },
  {
    key: "vacation-andaman-ferry",
    section: "Women",
    rateLook: 4.3,
    tags: ["andaman", "island", "playsuit"],
    description:
      "Ferry deck to coconut stall without a costume change. The playsuit is crinkle cotton in hibiscus pink, and it dries between islands.",
    views: 1_956,
    ageDays: 13.1,
    items: [
      item("Koa Bay Swim", "Hibiscus pink crinkle-cotton playsuit", 1_899),
      item("Koa Bay Swim", "White crochet beach shrug", 1_299),
      item("Sole Sutra", "Silver strap flat sandals", 999),
      item("Jhola & Daughters", "Pink and white striped beach tote bag", 899),
      item("Dhoop Optics", "Pink tinted sunglasses", 899),
    ],
  },
  {
    key: "vacation-safari-ranthambore-boy",
    section: "Kids",
    rateLook: 4.4,
    tags: ["boys", "safari", "neutral colours"],
    description:
      "The guide said no bright colours. Khaki, sage and a bucket hat, with a chest pocket precisely the size of one plastic tiger.",
    views: 677,
    ageDays: 70.5,
    items: [
      item("Paper Boat Pocket", "Khaki kids safari shirt", 799),
      item("Paper Boat Pocket", "Sage green kids cargo shorts", 699),
      item("Little Jamun", "Brown kids hiking sandals", 899),
      item("Little Jamun", "Khaki kids bucket hat", 349),
    ],
  },
  {
    key: "vacation-bali-villa-shirt",
    section: "Men",
    type: "Sponsored",
    rateLook: 3.8,
    tags: ["resort wear", "honeymoon", "printed"],
    description:
      "Palm leaves on ink, a shirt made for a drink with an umbrella in it. Lounge trousers that pass for trousers at breakfast.",
    views: 1_087,
    ageDays: 5.9,
    items: [
      item("Koa Bay Swim", "Ink blue palm-print resort shirt", 1_999),
      item("Northfold", "Sand linen lounge trousers", 2_099),
      item("Cobbler & Clay", "Dark brown leather slide sandals", 1_799),
      item("Chaand Silver", "Black onyx bead bracelet", 599),
    ],
  },
]);
