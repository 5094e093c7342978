import { CART_ENTRIES_MAX, CART_QUANTITY_MAX, CART_QUANTITY_MIN } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

/** Messages of the cart. */

export const CART_MESSAGES = {
  quantityUpdated: "Quantity updated successfully!",
  quantityFailed: "Failed to update quantity",
  removed: "Outfit removed from cart successfully!",
  removeFailed: "Failed to remove outfit from cart",
  removeError: "An error occurred while removing the outfit",
  cleared: "Cart cleared successfully!",
  clearFailed: "Failed to clear cart",
  clearError: "An error occurred while clearing the cart",
  outfitRequired: "Please say which outfit",
  quantityRange: `Quantity must be a whole number from ${CART_QUANTITY_MIN} to ${CART_QUANTITY_MAX}`,
} as const;

/** Messages of adding an outfit to the cart, which pages of outfits show too. */

export const ADD_TO_CART_MESSAGES = {
  loginRequired: "Please login to add items to cart",
  failed: "Failed to add outfit to cart",
} as const;

/** Message after an outfit was added. */
export function addedToCart(outfitName: string): string {
  return `${outfitName} added to cart successfully!`;
}

/** Errors of the cart. */
export const CART_ERRORS = errorMessages("cart", {
  quantityFull: [
    `Your cart can hold at most ${CART_QUANTITY_MAX} of this outfit`,
    { maximum: CART_QUANTITY_MAX },
  ],
  full: [
    `A cart can hold at most ${CART_ENTRIES_MAX} outfits: please remove some first`,
    { maximum: CART_ENTRIES_MAX },
  ],
  outfitGone: "This outfit is no longer available",
  entryNotFound: "This outfit is not in your cart",
});
