import { describe, expect, it } from "vitest";
import { trendingCard } from "#app/features/home/trending-text.ts";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";

const OUTFIT: TrendingOutfit = {
  _id: "abc",
  image: "/media/0f/1200.jpg",
  imageWidth: 1200,
  imageHeight: 1600,
  imagePlaceholder: "",
  category: "Wedding",
  section: "Women",
  type: "Normal",
  subtitle: "Emerald silk lehenga, gold choli",
  rateLook: 4.5,
  totalPrice: 123456.5,
  stylist: null,
  numberOfLikes: 42,
  numberOfComments: 3,
  numberOfClicks: 900,
};

describe("trendingCard", () => {
  // covers: product-04, home-11, fields-29, fields-30
  it("takes title, label, prices, likes, clicks and image from the outfit", () => {
    expect(trendingCard(OUTFIT, 0)).toEqual({
      id: "abc",
      title: "Wedding",
      categoryLabel: "Women",
      price: "₹1,23,456.50",
      originalPrice: "₹1,60,493.45",
      likes: 42,
      clicks: 900,
      image: "/media/0f/1200.jpg",
      badge: "🔥 Hot",
      gradient: 0,
    });
  });

  // covers: fields-31, constants-41
  it.each([
    [0.1, "₹0.13"],
    [999, "₹1,298.70"],
    [1_000, "₹1,300"],
    [1_234.55, "₹1,604.92"],
  ])("of a price of %d the original one is %s: 1.3 times as much, in whole paise", (totalPrice, original) => {
    expect(trendingCard({ ...OUTFIT, totalPrice }, 0).originalPrice).toBe(original);
  });

  // covers: home-12, fields-32
  it.each([
    [0, "🔥 Hot"],
    [1, "⚡ New"],
    [2, "🌟 Top"],
    [3, "💎 VIP"],
    [9, "💎 VIP"],
  ])("gives position %i the badge %s", (position, badge) => {
    expect(trendingCard(OUTFIT, position).badge).toBe(badge);
  });

  // covers: fields-33
  it("cycles through three gradients", () => {
    expect([0, 1, 2, 3, 4, 5].map((position) => trendingCard(OUTFIT, position).gradient)).toEqual([
      0, 1, 2, 0, 1, 2,
    ]);
  });
});
