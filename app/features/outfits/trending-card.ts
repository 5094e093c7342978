import { formatRupees } from "#contract/money.ts";
import type { TrendingOutfit } from "#contract/outfit.ts";

/** What a card of the home page's trending section shows (spec section 3, "Home trending card"). */
export interface TrendingCard {
  id: string;
  title: string;
  categoryLabel: string;
  price: string;
  likes: number;
  badge: string;
  /** Which of the placeholder gradients stands in for a missing picture. */
  gradient: number;
}

const BADGES = ["🔥 Hot", "⚡ New", "🌟 Top"];
const LATER_BADGE = "💎 VIP";
const GRADIENTS = 3;

/** Derives the card of the outfit at a position, counted from 0. */
export function trendingCard(outfit: TrendingOutfit, position: number): TrendingCard {
  return {
    id: outfit._id,
    title: outfit.category,
    categoryLabel: outfit.section,
    price: formatRupees(outfit.totalPrice),
    likes: outfit.numberOfLikes,
    badge: BADGES[position] ?? LATER_BADGE,
    gradient: position % GRADIENTS,
  };
}
