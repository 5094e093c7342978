import { looks } from "#demo/catalogue/outfits/looks.ts";
import { item } from "#demo/catalogue/sources.ts";

/** Gyms, mats, roads and akhadas. */
export const workout = looks("Workout", [
  {
    key: "workout-dawn-runner",
    section: "Women",
    rateLook: 4.5,
    tags: ["running", "5 am club", "reflective"],
    description:
      "For the half hour before the city honks. Reflective seams, a zip pocket that actually holds a phone, and a top the colour of the sky you’re chasing.",
    views: 3_290,
    ageDays: 19.5,
    items: [
      item("Pulse Foundry", "Coral racerback tank top", 999),
      item("Pulse Foundry", "Black high-waist running leggings", 1_799),
      item("Pulse Foundry", "Grey reflective running jacket", 2_299),
      item("Sole Sutra", "Coral mesh running shoes", 3_799),
      item("Ghadi Works", "Black sports watch with silicone strap", 2_999),
    ],
  },
  {
    key: "workout-push-day",
    section: "Men",
    rateLook: 4,
    tags: ["gym", "strength", "push day"],
    description:
      "Dropped armholes, squat-proof shorts and a towel you will pretend to have remembered. Bas ek set aur.",
    views: 2_755,
    ageDays: 36.6,
    items: [
      item("Akhada Athletics", "Black sleeveless muscle tank top", 699),
      item("Akhada Athletics", "Charcoal training shorts", 899),
      item("Sole Sutra", "Black flat-sole training shoes", 2_999),
      item("Akhada Athletics", "Black padded gym gloves", 499),
      item("Akhada Athletics", "Red and black gym duffel bag", 1_299),
    ],
  },
  {
    key: "workout-sunrise-yoga",
    section: "Women",
    type: "Sponsored",
    rateLook: 4.6,
    tags: ["yoga", "organic cotton", "surya namaskar"],
    description:
      "108 surya namaskars ask for fabric that stays quiet. Organic cotton in sage and sand, no logos, no squeak, nothing that shifts in adho mukha.",
    views: 2_018,
    ageDays: 62.7,
    items: [
      item("Pulse Foundry", "Sage green cotton yoga bra top", 1_199),
      item("Pulse Foundry", "Sage green cotton yoga leggings", 1_699),
      item("Pulse Foundry", "Sand beige wrap cardigan", 1_899),
      item("Akhada Athletics", "Terracotta canvas yoga tote bag", 1_999),
    ],
  },
  {
    key: "workout-hybrid-race",
    section: "Men",
    rateLook: 4.2,
    tags: ["hybrid training", "running", "functional"],
    description:
      "Run a kilometre, push a sled, regret it, repeat. Two-in-one shorts and a tee that dries between stations.",
    views: 128,
    ageDays: 1.6,
    items: [
      item("Pulse Foundry", "Electric blue training t-shirt", 1_099),
      item("Pulse Foundry", "Black two-in-one running shorts", 1_399),
      item("Sole Sutra", "White and blue running shoes", 4_299),
      item("Akhada Athletics", "White crew sports socks", 299),
      item("Akhada Athletics", "Blue terry wristbands", 249),
    ],
  },
  {
    key: "workout-badminton-girl",
    section: "Kids",
    rateLook: 4.3,
    tags: ["girls", "badminton", "sports day"],
    description:
      "Inspired by every girl who practises her smash against the building wall. Pleated skort, wicking polo, gum soles for the indoor court.",
    views: 704,
    ageDays: 27.2,
    items: [
      item("Pulse Foundry", "Yellow kids sports polo t-shirt", 599),
      item("Pulse Foundry", "Navy kids pleated skort skirt", 649),
      item("Sole Sutra", "White kids court shoes", 1_499),
      item("Akhada Athletics", "Yellow kids wristband", 199.5),
    ],
  },
  {
    key: "workout-mallakhamb-boy",
    section: "Kids",
    isActive: false,
    rateLook: 3.5,
    tags: ["boys", "gymnastics"],
    description:
      "Stretch shorts and a close vest for tumbling, climbing and hanging upside down from whatever the school calls its gym.",
    views: 47,
    ageDays: 231.5,
    items: [
      item("Akhada Athletics", "Orange kids gymnastics vest", 399),
      item("Akhada Athletics", "Black kids stretch shorts", 449),
      item("Sole Sutra", "Black kids gym slippers", 499),
    ],
  },
]);
