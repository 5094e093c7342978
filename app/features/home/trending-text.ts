import * as messages from "#app/features/home/messages.ts";
import { HOME_PRICE_MARKUP } from "#contract/limits.ts";
import type { TrendingOutfit } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { formatRupees, toPaise, toRupees } from "#contract/values/money.ts";

export interface TrendingCard {
  id: string;
  title: string;
  categoryLabel: string;
  price: string;
  /** Not displayed. */
  originalPrice: string;
  likes: number;
  /** Not displayed. */
  clicks: number;
  /** URL of the outfit's picture. */
  image: string;
  badge: string;
  /** Which of the placeholder gradients replaces a missing picture. */
  gradient: number;
}

const GRADIENTS = 3;

/** `position` is counted from 0. */
export function trendingCard(outfit: TrendingOutfit, position: number): TrendingCard {
  return {
    id: outfit._id,
    title: CATEGORY_LABELS[outfit.category],
    categoryLabel: SECTION_LABELS[outfit.section],
    price: formatRupees(outfit.totalPrice),
    originalPrice: formatRupees(markedUp(outfit.totalPrice)),
    likes: outfit.numberOfLikes,
    clicks: outfit.numberOfClicks,
    image: outfit.image,
    badge: messages.badges[position] ?? messages.laterBadge,
    gradient: position % GRADIENTS,
  };
}

/** In whole paise, as every sum of money is. */
function markedUp(rupees: number): number {
  return toRupees(Math.round(toPaise(rupees) * HOME_PRICE_MARKUP));
}
