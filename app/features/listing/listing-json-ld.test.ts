import { expect, it } from "vitest";
import { DEFAULT_FILTERS } from "#contract/outfit/outfit-filters.ts";
import { listingJsonLd } from "./listing-json-ld.ts";

const outfits = [
  { _id: "0198", category: "Wedding", section: "Men", subtitle: "Ivory sherwani, ivory churidar" },
  { _id: "0199", category: "Wedding", section: "Men", subtitle: "" },
] as const;
const SHOP = "https://shop.example";

it("lists the outfits in their order", () => {
  const [list] = listingJsonLd(outfits, DEFAULT_FILTERS, SHOP);
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      {
        position: 1,
        url: `${SHOP}/outfit/0198`,
        name: "Complete Wedding outfit for men: Ivory sherwani, ivory churidar",
      },
      { position: 2, url: `${SHOP}/outfit/0199`, name: "Complete Wedding outfit for men" },
    ],
  });
});

it.each([
  [{}, ["Home", "Outfits"], "/outfit"],
  [{ section: "Men" }, ["Home", "Outfits", "Men"], "/outfit?section=Men"],
  [{ category: "Wedding" }, ["Home", "Outfits", "Wedding"], "/outfit?category=Wedding"],
  [
    { category: "Wedding", section: "Men" },
    ["Home", "Outfits", "Men", "Wedding"],
    expect.stringContaining("Wedding"),
  ],
] as const)("has the breadcrumbs of %o", (filters, names, path) => {
  const [, trail] = listingJsonLd(outfits, { ...DEFAULT_FILTERS, ...filters }, SHOP);
  const { itemListElement: steps } = trail as { itemListElement: { name: string; item: string }[] };
  expect(steps.map(({ name }) => name)).toEqual(names);
  expect(steps.at(-1)?.item).toEqual(typeof path === "string" ? SHOP + path : path);
});
