/** Messages of adding an outfit to the cart, which pages of outfits show too. */

export const ADD_TO_CART_MESSAGES = {
  loginRequired: "Please login to add items to cart",
  failed: "Failed to add outfit to cart",
} as const;

/** Message after an outfit was added. */
export function addedToCart(outfitName: string): string {
  return `${outfitName} added to cart successfully!`;
}
