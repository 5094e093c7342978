import { expect, it } from "vitest";
import { parseFilters } from "#contract/outfit/outfit-filters.ts";
import { UNCHANGED_SITE } from "#contract/shop/site-settings.ts";
import { homeJsonLd } from "./home-json-ld.ts";

const SHOP = { ...UNCHANGED_SITE, publicUrl: "https://shop.example" };
const ALL_EMPTY = { instagram: "", twitter: "", pinterest: "", youtube: "", messaging: "" };

it("describes a shop whose owner has changed nothing, without pages elsewhere", () => {
  const [organization] = homeJsonLd(SHOP, []);
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: SHOP.identity.name,
    url: "https://shop.example/",
    logo: "https://shop.example/icon-512.png",
  });
  expect(organization).not.toHaveProperty("sameAs");
  expect(organization).not.toHaveProperty("email");
});

it("has the shop's own name, contact and pages elsewhere", () => {
  const [organization, site] = homeJsonLd(
    {
      ...SHOP,
      identity: { ...SHOP.identity, name: "Rangoli & Daughters" },
      social: { ...ALL_EMPTY, youtube: "https://www.youtube.com/@rangoli", messaging: "/#chat" },
      contact: { email: "care@shop.example", phone: "", address: "" },
    },
    [],
  );
  expect(organization).toMatchObject({
    name: "Rangoli & Daughters",
    sameAs: ["https://www.youtube.com/@rangoli"],
    email: "care@shop.example",
  });
  expect(organization).not.toHaveProperty("telephone");
  expect(site).toMatchObject({ name: "Rangoli & Daughters" });
});

it("names the icon as logo, because search engines refuse one of less than 112 pixels", () => {
  const logo = { src: "/brand/logo-80-a.png", width: 240, height: 80 };
  const shop = { ...SHOP, pictures: { ...SHOP.pictures, logo } };
  const [organization] = homeJsonLd(shop, []);
  expect(organization).toMatchObject({ logo: "https://shop.example/icon-512.png" });
});

it("leads a search to the listing, which reads the term", () => {
  const [, site] = homeJsonLd(SHOP, []) as { potentialAction: { target: { urlTemplate: string } } }[];
  const address = site?.potentialAction.target.urlTemplate.replace("{search_term_string}", "silk+saree");
  const { pathname, searchParams } = new URL(address ?? "");
  expect([pathname, parseFilters(searchParams).searchTerm]).toEqual(["/outfit", "silk saree"]);
});

it("has the questions with answers as plain text", () => {
  const [, , faqPage] = homeJsonLd(SHOP, [
    { question: "Do you ship?", answer: "No.\n\n- Shops do, see [looks](/outfit)" },
  ]);
  expect(faqPage).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { name: "Do you ship?", acceptedAnswer: { "@type": "Answer", text: "No.\nShops do, see looks" } },
    ],
  });
});
