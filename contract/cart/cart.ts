import { z } from "zod";
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from "#contract/limits.ts";
import { CART_MESSAGES } from "#contract/messages/cart.ts";
import { outfitItemSchema } from "#contract/outfit/outfit.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

/** The cart. Money is rupees with at most two decimals, exact. */

/** Number of entries in the cart, regardless of their quantities. */
export const cartCountSchema = z.object({ outfitCount: z.number().int().min(0) }).meta({ id: "CartCount" });

export const cartEntrySchema = z
  .object({
    cartOutfitId: z.string(),
    outfitId: z.string(),
    outfitImage: z.string().describe("URL of the picture, as in an outfit"),
    outfitImageWidth: z.number().int(),
    outfitImageHeight: z.number().int(),
    outfitImagePlaceholder: z.string().describe("blurred preview of the picture: a data URL"),
    outfitUrl: z.string().describe("the outfit's page on this site"),
    outfitCategory: z.enum(CATEGORIES),
    outfitSection: z.enum(SECTIONS),
    outfitType: z.enum(OUTFIT_TYPES),
    outfitSubtitle: z.string().describe("its two main items, as in an outfit"),
    numberOfItems: z.number().int().min(0),
    totalOutfitPrice: z.number().describe("the unit price: what the outfit costs now"),
    quantity: z.number().int().min(CART_QUANTITY_MIN).max(CART_QUANTITY_MAX),
    addedAt: z.iso.datetime().describe("UTC, ISO 8601"),
    isAvailable: z.boolean().describe("false once the shop no longer shows the outfit"),
  })
  .meta({ id: "CartEntry" });
export type CartEntry = z.infer<typeof cartEntrySchema>;

export const cartSchema = z
  .object({
    outfits: z.array(cartEntrySchema).describe("newest first"),
    totalOutfits: z.number().int().min(0).describe("available entries"),
    totalItems: z.number().int().min(0).describe("items times quantity, over available entries"),
    totalPrice: z.number().describe("unit price times quantity, over available entries"),
  })
  .meta({ id: "Cart" });
export type Cart = z.infer<typeof cartSchema>;

const quantity = z
  .number(CART_MESSAGES.quantityRange)
  .int(CART_MESSAGES.quantityRange)
  .min(CART_QUANTITY_MIN, CART_MESSAGES.quantityRange)
  .max(CART_QUANTITY_MAX, CART_MESSAGES.quantityRange);

export const addToCartSchema = z.object({
  outfitId: z.string(CART_MESSAGES.outfitRequired).toLowerCase(),
  quantity,
});
export const cartQuantitySchema = z.object({ quantity });

export const addedToCartSchema = z
  .object({ success: z.literal(true), message: z.string(), outfitName: z.string(), cart: cartSchema })
  .meta({ id: "AddedToCart" });
export type AddedToCart = z.infer<typeof addedToCartSchema>;

/** The items of an entry's outfit with their purchase links. */
export const cartItemsSchema = z.object({ items: z.array(outfitItemSchema) }).meta({ id: "CartItems" });
export type CartItems = z.infer<typeof cartItemsSchema>;
