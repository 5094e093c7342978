import { expect, it } from "vitest";
import { filtersToParams, parseFilters } from "#contract/outfit/outfit-filters.ts";
import * as about from "./content/about-content.ts";
import * as bespoke from "./content/bespoke-content.ts";
import * as chat from "./content/chat-content.ts";
import * as home from "./content/home-content.ts";
import * as newsletter from "./content/newsletter-content.ts";
import * as shop from "./content/shop-content.ts";
import routes from "./routes.ts";

const OF_A_SHOP = [
  about.aboutChapters("Rangoli"),
  home.faqEntries("Rangoli"),
  chat.CHAT.greetings("Rangoli"),
];
const CONTENT = { about, bespoke, chat, home, newsletter, shop, OF_A_SHOP };
/** Places within a page that links may name; each is an id there, or opens the chat. */
const PLACES = ["#custom", "#blogs", "#chat", "#newsletter"];
const SCREENS = routes.flatMap(({ children = [] }) => children);
const PATHS = new Set(SCREENS.map((route) => (route.index ? "/" : `/${route.path}`)));

/** Every text under the given keys, anywhere in the content. */
function textsUnder(value: unknown, keys: readonly string[], found: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "string" && keys.includes(key)) found.push(inner);
    textsUnder(inner, keys, found);
  }
  return found;
}

const links = [...new Set(textsUnder(CONTENT, ["to", "href"]))].filter(
  (link) => !link.startsWith("https://"),
);

it("there are links to check", () => {
  expect(links.length).toBeGreaterThan(30);
});

// covers: product-06, footer-links-02
it.each(links)("%s leads to a screen, and a filter to looks of the shop", (link) => {
  const { pathname, searchParams, search, hash } = new URL(link, "https://shop.example");
  expect(PATHS).toContain(pathname);
  if (hash) expect(PLACES).toContain(hash);
  if (!search) return;
  expect(pathname).toBe("/outfit");
  // What the listing does not know it would leave out.
  expect([...filtersToParams(parseFilters(searchParams))]).toEqual([...searchParams]);
});

// covers: content-02
it("no copy is left unwritten", () => {
  const texts = JSON.stringify(CONTENT);
  expect(texts).not.toMatch(/lorem|ipsum|todo|tbd|xxx/i);
  expect(texts).not.toMatch(/ \.|\.\.[^.]| {2}[^ ]/);
});

// covers: product-06, home-16, home-17, home-19, home-20, fields-40, constants-28, constants-30, content-01
// covers: content-02
it("says what the specification has it say", () => {
  expect(home.HOME_TEXTS.features.map(({ title }) => title)).toEqual([
    "Fashion for All",
    "Bespoke Styling",
    "Instant Gratification",
    "Always in Style",
  ]);
  expect(home.WHY_CHOOSE.claims.map(({ value }) => value)).toEqual(["10K+", "500+", "50+"]);
  expect(home.HOME_TEXTS.banner).toHaveLength(4);
  expect(home.TESTIMONIALS.entries).toHaveLength(4);
  expect(home.faqEntries("Rangoli")).toHaveLength(5);
  expect(home.STYLE_NOTE_TEXTS).toHaveLength(3);
  expect(home.OCCASIONS.links).toHaveLength(8);
  expect(chat.CHAT.greetings("Rangoli")).toHaveLength(2);
  expect(chat.CHAT_SUGGESTIONS.map(({ label }) => label)).toEqual([
    "Trending Outfits",
    "Business Formal",
    "Evening Wear",
    "Luxury Casual",
    "Custom Request",
  ]);
});
