import type { Category, Section } from "#contract/outfit/outfit-vocabulary.ts";

/**
 * A sentence of the shop's own for each occasion, shown under the heading of its listing and
 * in search results.
 */
const OCCASIONS: Record<Category, string> = {
  Couple:
    "Looks that belong together without matching to the last button, for photographs, anniversaries and plain Sundays.",
  Wedding:
    "From haldi mornings to the reception, looks that hold their own in the photographs and through the dancing.",
  Traditional:
    "Handloom, ajrakh, chikankari and zari, put together the way the people who grew up with them wear them.",
  Party:
    "For terraces, sangeets and birthdays that run late: a little shine, shoes you can stand in, and nothing left to decide.",
  "Trip/Travel":
    "Layers for overnight trains, early flights and hill roads, easy to pack and easier to wear twice.",
  Dinner: "Dressed for the table: quiet fabrics, good lines, and one piece worth asking about.",
  Date: "First coffees and tenth anniversaries, looks that feel like you on a very good day.",
  Birthday: "For the one who cuts the cake and everyone in the picture behind.",
  Formal: "Boardrooms, courts and conferences: sharp where it counts and comfortable until six.",
  Casual: "What to put on when nothing is planned, thought through so that you need not.",
  Festival:
    "Diwali lights, Eid lunches, Onam mornings and garba nights, a look for every date on the calendar.",
  Workout: "Fabrics that breathe and fits that stay put, from sunrise yoga to the last rep.",
  Maternity: "Room to grow, soft seams and looks that carry you from the metro to your godh bharai.",
  "Prom and Graduation": "For farewells, convocations and the first suit or saree of your own.",
  Vacation: "Ferries, palaces and long breakfasts: looks that travel light and photograph well.",
  Winter: "From a Bengaluru evening to the snow of Gulmarg, warmth in layers that still look like an outfit.",
  "Summer Beachwear": "Sun, salt and sand: cover-ups, swimwear and sandals that go together.",
  "Concert and Music Festival": "Standing room looks, made for bass, dust and dancing until the last set.",
  "Outdoor Adventure": "Treks, rapids and rock: proper layers and boots, chosen as one outfit.",
  "Job Interview":
    "Walk in looking like you already work there, whether it is a bank, a school or a start-up.",
};

const AUDIENCES: Record<Section, string> = {
  Men: "Every look for men is complete, from collar to shoes.",
  Women: "Every look for women is complete, down to the earrings.",
  Kids: "Every look for kids is complete, and made to be played in.",
};

/** The text of a listing of one occasion, one audience, or both; nothing for any other listing. */
export function landingText(category: Category | "", section: Section | ""): string {
  return [category && OCCASIONS[category], section && AUDIENCES[section]].filter(Boolean).join(" ");
}
