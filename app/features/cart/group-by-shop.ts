import type { CartEntry } from "#contract/cart/cart.ts";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

export interface ShopItem {
  item: OutfitItem;
  /** The outfit that it belongs to. */
  entry: CartEntry;
}

export interface Shop {
  name: string;
  items: ShopItem[];
}

/**
 * The items of several outfits by the shop that sells them, each shop where the cart first has it. Names that
 * differ in case only are one shop.
 */
export function groupByShop(outfits: readonly { entry: CartEntry; items: readonly OutfitItem[] }[]): Shop[] {
  const shops = new Map<string, Shop>();
  for (const { entry, items } of outfits) {
    for (const item of items) {
      const key = item.sourceName.trim().toLowerCase();
      const shop = shops.get(key) ?? { name: item.sourceName.trim(), items: [] };
      shop.items.push({ item, entry });
      shops.set(key, shop);
    }
  }
  return [...shops.values()];
}
