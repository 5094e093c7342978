/** Texts for adding an outfit to the cart, on the outfit's page. */

export const open = "Add Complete Outfit to Cart";
/** Beside the price, at the foot of a phone's screen. */
export const addShort = "Add to cart";
export const inCart = (quantity: number) => `In your cart (${quantity})`;
export const viewCart = "View cart";
export const title = "Customize Your Order";
export const quantity = "Quantity";
/** Completes the stepper's labels: "Increase quantity". */
export const quantityStepped = "quantity";
export const total = "Total";
export const cancel = "Cancel";
export const add = "Add to Cart";
export const adding = "Adding to Cart...";
