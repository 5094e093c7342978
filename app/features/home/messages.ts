import { formatCount } from "#app/lib/format-count.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import type { ShopIdentity } from "#contract/shop/brand.ts";

/** Texts of the home page beside its copy, which is in app/content/home-content.ts. */

export const pageTitle = "Complete outfits, every piece linked";
export function pageDescription({ tagline }: Pick<ShopIdentity, "tagline">): string {
  return `Curated, complete outfits for men, women and kids, with a source and a price for every piece. ${tagline}`;
}

/** The first part is set in italics. */
export function onTheCover({
  category,
  section,
}: Pick<OutfitSummary, "category" | "section">): readonly [string, string] {
  return ["On the cover:", ` ${CATEGORY_LABELS[category]}, ${SECTION_LABELS[section]}`];
}

/** Follows "See all", for screen readers. */
export const savedLooks = " saved looks";
export const savedLooksFailed = "Your saved looks could not be loaded.";

export const loadingTrending = "Loading trending outfits";
/** Of the first three trending outfits. */
export const badges: readonly string[] = ["🔥 Hot", "⚡ New", "🌟 Top"];
export const laterBadge = "💎 VIP";
export function likes(count: number): string {
  return formatCount(count, "like", "likes");
}
export const getLook = "Get Complete Look";
export function getLookOf({ title, categoryLabel }: { title: string; categoryLabel: string }): string {
  return `Get Complete Look: ${title}, ${categoryLabel}`;
}

/** Role descriptions of the banner and of its slides. */
export const carousel = "carousel";
export const slide = "slide";
export function slideOf(number: number, count: number): string {
  return `${number} of ${count}`;
}
export const pauseSlides = "Pause the slides";
export const playSlides = "Play the slides";
export function showSlide(number: number, caption: string): string {
  return `Show slide ${number}: ${caption}`;
}
export const previousSlide = "Previous slide";
export const nextSlide = "Next slide";
