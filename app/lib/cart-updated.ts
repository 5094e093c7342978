/** The browser event that tells the header that the cart has changed (spec section 4, "Cart badge"). */
export const CART_UPDATED = "cartUpdated";
