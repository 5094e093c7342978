import { describe, expect, it } from "vitest";
import { outfitJsonLd, plainAmount } from "./outfit-json-ld.ts";

const outfit = {
  _id: "0198",
  category: "Trip/Travel",
  section: "Women",
  subtitle: "Khaki shirt, white trousers",
  description: "Layers for the hills.",
  tags: ["linen", "layers"],
  image: "/media/abc/1200.jpg",
  imageWidth: 1200,
  imageHeight: 1600,
  totalPrice: 12_499.5,
  numberOfItems: 4,
  stylist: null,
} as const;
const item = { linkState: "ok", availability: "in_stock" } as const;
const described = {
  ...outfit,
  tags: [...outfit.tags],
  items: [item, { ...item, availability: "unknown" as const }],
};

describe("outfitJsonLd", () => {
  const [product, breadcrumbs] = outfitJsonLd(described, "https://shop.example");

  // covers: previews-02
  it("names the product, its picture and its price in rupees", () => {
    expect(product).toMatchObject({
      "@type": "Product",
      name: "Trip/Travel Outfit: Khaki shirt, white trousers",
      url: "https://shop.example/outfit/0198",
      image: { url: "https://shop.example/media/abc/1200.jpg", width: 1200, height: 1600 },
      offers: { "@type": "Offer", price: "12499.50", priceCurrency: "INR" },
    });
  });

  it("has the breadcrumbs of the outfit", () => {
    expect(breadcrumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home" },
        { position: 2, name: "Outfits" },
        { position: 3, item: "https://shop.example/outfit?category=Trip%2FTravel" },
        { position: 4, name: "Trip/Travel Outfit" },
      ],
    });
  });

  it("names the stylist, unless their account is deleted, or the look is the shop's", () => {
    const productOf = (stylist: { username: string | null } | null) =>
      outfitJsonLd({ ...described, stylist }, "https://shop.example")[0];
    expect(productOf({ username: "Asha Rao" })).toMatchObject({
      author: { "@type": "Person", name: "Asha Rao", url: "https://shop.example/stylist/Asha%20Rao" },
    });
    expect(productOf({ username: null })).not.toHaveProperty("author");
    expect(productOf(null)).not.toHaveProperty("author");
  });

  it.each([
    ["in stock while nothing is known against an item", {}, "https://schema.org/InStock"],
    ["nothing of its stock once an item is sold out", { availability: "out_of_stock" as const }, undefined],
    ["nothing of its stock once an item is gone", { linkState: "gone" as const }, undefined],
  ])("says %s", (_what, state, availability) => {
    const [product] = outfitJsonLd({ ...described, items: [item, { ...item, ...state }] }, "");
    const { offers } = product as { offers: { availability?: string } };
    expect(offers.availability).toBe(availability);
  });

  it("leaves out a description and tags that are not there", () => {
    const [bare] = outfitJsonLd({ ...described, description: "", tags: [] }, "");
    expect(bare).not.toHaveProperty("description");
    expect(bare).not.toHaveProperty("keywords");
  });
});

describe("plainAmount", () => {
  it.each([
    [0, "0.00"],
    [1200, "1200.00"],
    [999.99, "999.99"],
    [1_234_567.5, "1234567.50"],
  ])("writes %d as %s", (rupees, text) => {
    expect(plainAmount(rupees)).toBe(text);
  });
});
