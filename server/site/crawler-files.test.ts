import { expect, it } from "vitest";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { idPrefixes } from "./crawler-files.ts";

const shop = testShop();

// covers: previews-04
it("robots.txt links the sitemap and disallows the API", async () => {
  const { body, headers } = await shop.app.inject("/robots.txt");

  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain("Sitemap: https://shop.example/sitemap.xml");
  expect(body).toContain("Disallow: /backend/");
});

// covers: previews-03, inactive-02
it("the sitemap links the screens and active outfits only", async () => {
  const [shown, hidden] = await createOutfits(shop.database, [{}, { isActive: false }]);

  const index = await shop.app.inject("/sitemap.xml");
  const screens = await shop.app.inject("/sitemaps/screens.xml");
  const outfits = await shop.app.inject("/sitemaps/outfits.xml");

  expect(index.headers["content-type"]).toContain("application/xml");
  expect(index.body).toContain("<loc>https://shop.example/sitemaps/outfits.xml</loc>");
  for (const path of ["/trending", "/about-us", "/privacy", "/terms"]) {
    expect(screens.body).toContain(`<loc>https://shop.example${path}</loc>`);
  }
  expect(outfits.body).toContain(`<loc>https://shop.example/outfit/${shown}</loc><lastmod>`);
  expect(outfits.body).not.toContain(hidden);
});

it("the sitemap links the listings of categories and sections that have outfits", async () => {
  await createOutfits(shop.database, [
    { category: "Trip/Travel", section: "Kids" },
    { category: "Trip/Travel", section: "Kids" },
    { category: "Wedding", section: "Men", isActive: false },
  ]);

  const { body } = await shop.app.inject("/sitemaps/screens.xml");

  expect([...body.matchAll(/<loc>[^<]+\/outfit\?([^<]+)</g)].map(([, query]) => query)).toEqual([
    "category=Trip%2FTravel",
    "category=Trip%2FTravel&amp;section=Kids",
    "section=Kids",
  ]);
});

it("the sitemap links the pages of stylists with an active look", async () => {
  const [shown, hidden] = [
    await createUser(shop.database, { username: "Asha & Co" }),
    await createUser(shop.database, { username: "ravi" }),
  ];
  await createOutfits(shop.database, [
    { stylistId: shown },
    { stylistId: shown },
    { stylistId: hidden, isActive: false },
  ]);

  const { body } = await shop.app.inject("/sitemaps/screens.xml");

  expect([...body.matchAll(/<loc>[^<]+\/stylist\/([^<]+)</g)].map(([, name]) => name)).toEqual([
    "Asha%20%26%20Co",
  ]);
});

it.each(["", "x", "F", "0000"])("the sitemap outfits-%s returns 404", async (prefix) => {
  expect((await shop.app.inject(`/sitemaps/outfits-${prefix}.xml`)).statusCode).toBe(404);
});

it("the sitemap files of a large catalogue list each active outfit once", async () => {
  const ids = await createOutfits(
    shop.database,
    Array.from({ length: 60 }, () => ({})),
  );

  const files = await Promise.all(
    idPrefixes(100_000).map((prefix) => shop.app.inject(`/sitemaps/outfits-${prefix}.xml`)),
  );

  const listed = files.flatMap(({ body }) => [...body.matchAll(/\/outfit\/([^<]+)</g)].map(([, id]) => id));
  expect(listed.toSorted()).toEqual(ids.toSorted());
});

it.each([
  [0, 1],
  [30_000, 1],
  [30_001, 16],
  [480_001, 256],
])("%i outfits are listed in %i files", (outfits, files) => {
  expect(idPrefixes(outfits)).toHaveLength(files);
});
