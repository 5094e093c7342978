/** Texts of the summary after a board was put into the cart, loaded with it. */

import { formatCount } from "#app/lib/format-count.ts";

export const title = "Your board and your cart";
export const keepLooking = "Keep Looking";
export const goToCart = "Go to Cart";

const looks = (count: number) => formatCount(count, "look", "looks");

/** By what became of the looks. */
export const counts = {
  added: (count: number) => `${looks(count)} added to your cart`,
  alreadyInCart: (count: number) => `${looks(count)} already in it, as many as before`,
  unavailable: (count: number) => `${looks(count)} no longer available`,
  withoutRoom: (count: number) => `${looks(count)} left out: your cart is full`,
} as const;

/** After the pictures that are shown. */
export const furtherPictures = (count: number) => `and ${count} more`;
