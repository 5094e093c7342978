import { CART_ENTRIES_MAX, CART_QUANTITY_MAX, CART_QUANTITY_MIN } from "#contract/limits.ts";

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
  quantityFull: `Your cart can hold at most ${CART_QUANTITY_MAX} of this outfit`,
  full: `A cart can hold at most ${CART_ENTRIES_MAX} outfits: please remove some first`,
  outfitGone: "This outfit is no longer available",
  entryNotFound: "This outfit is not in your cart",
} as const;
