import { describe, expect, it } from "vitest";
import { trendingCard } from "#app/features/outfits/trending-card.ts";
import type { TrendingOutfit } from "#contract/outfit.ts";

const OUTFIT: TrendingOutfit = {
  _id: "abc",
  image: "/media/0f/1200.jpg",
  imageWidth: 1200,
  imageHeight: 1600,
  imagePlaceholder: "",
  category: "Wedding",
  section: "Women",
  type: "Normal",
  rateLook: 4.5,
  totalPrice: 123456.5,
  numberOfLikes: 42,
  numberOfComments: 3,
  numberOfClicks: 900,
};

describe("trendingCard", () => {
  it("takes title, label, price and likes from the outfit", () => {
    expect(trendingCard(OUTFIT, 0)).toMatchObject({
      id: "abc",
      title: "Wedding",
      categoryLabel: "Women",
      price: "₹1,23,456.50",
      likes: 42,
    });
  });

  it.each([
    [0, "🔥 Hot"],
    [1, "⚡ New"],
    [2, "🌟 Top"],
    [3, "💎 VIP"],
    [9, "💎 VIP"],
  ])("gives position %i the badge %s", (position, badge) => {
    expect(trendingCard(OUTFIT, position).badge).toBe(badge);
  });

  it("takes turns among three gradients", () => {
    expect([0, 1, 2, 3, 4, 5].map((position) => trendingCard(OUTFIT, position).gradient)).toEqual([
      0, 1, 2, 0, 1, 2,
    ]);
  });
});
