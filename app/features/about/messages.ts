import type { ShopIdentity } from "#contract/shop/brand.ts";

export const pageTitle = "About us";
export function pageDescription({ tagline }: Pick<ShopIdentity, "tagline">): string {
  return `Who we are, and why we believe in complete outfits. ${tagline}`;
}

/** Precedes the shop's name in the heading, for screen readers. */
export const about = "About ";
