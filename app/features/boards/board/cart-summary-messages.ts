/** Texts of the summary after a board was put into the cart, loaded with it. */

import { formatCount } from "#app/lib/format-count.ts";

export const title = "Your board and your cart";
export const keepLooking = "Keep Looking";
export const goToCart = "Go to Cart";

const looks = (count: number) => formatCount(count, "look", "looks");

/** By the outcome for the looks. */
export const counts = {
  added: (count: number) => `${looks(count)} added to your cart`,
  alreadyInCart: (count: number) => `${looks(count)} already in it, as many as before`,
  unavailable: (count: number) => `${looks(count)} no longer available`,
  withoutRoom: (count: number) => `${looks(count)} left out: your cart is full`,
} as const;

export const furtherPictures = (count: number) => `and ${count} more`;
