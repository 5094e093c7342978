import { isUnavailable } from "#app/entities/outfit/item-availability.ts";
import { breadcrumbList } from "#app/entities/outfit/json-ld.tsx";
import { outfitTitle } from "#app/entities/outfit/messages.ts";
import { type PreviewedOutfit, previewImage } from "#app/entities/outfit/preview-image.tsx";
import * as messages from "#app/features/outfit-page/messages.ts";
import type { Outfit, OutfitItem } from "#contract/outfit/outfit.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { stylistPath } from "#contract/stylists/stylist-path.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";

type DescribedOutfit = PreviewedOutfit &
  Pick<Outfit, "_id" | "description" | "tags" | "totalPrice" | "numberOfItems" | "stylist"> & {
    items: readonly Pick<OutfitItem, "linkState" | "availability">[];
  };

/** Two decimals and no grouping, as search engines and previews require. */
export function plainAmount(rupees: number): string {
  return toRupees(toPaise(rupees)).toFixed(2);
}

/** Structured data of an outfit for search engines: the product with its price, and its breadcrumbs. */
export function outfitJsonLd(outfit: DescribedOutfit, publicUrl: string): object[] {
  const url = `${publicUrl}/outfit/${outfit._id}`;
  const image = previewImage(outfit, publicUrl);
  const title = outfitTitle(outfit.category).join("");
  const name = outfit.subtitle ? `${title}: ${outfit.subtitle}` : title;
  const author = outfit.stylist?.username ?? undefined;
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    name,
    url,
    sku: outfit._id,
    category: CATEGORY_LABELS[outfit.category],
    audience: { "@type": "PeopleAudience", audienceType: SECTION_LABELS[outfit.section] },
    ...(outfit.description && { description: outfit.description }),
    ...(author !== undefined && {
      author: { "@type": "Person", name: author, url: publicUrl + stylistPath(author) },
    }),
    ...(outfit.tags.length > 0 && { keywords: outfit.tags.join(", ") }),
    image: { "@type": "ImageObject", url: image.url, width: image.width, height: image.height },
    offers: {
      "@type": "Offer",
      url,
      price: plainAmount(outfit.totalPrice),
      priceCurrency: "INR",
      // A look of which an item is missing is neither in stock nor sold out.
      ...(!outfit.items.some(isUnavailable) && { availability: "https://schema.org/InStock" }),
    },
  };
  const categoryUrl = `${publicUrl}/outfit?category=${encodeURIComponent(outfit.category)}`;
  const trail = [
    { name: messages.home, item: `${publicUrl}/` },
    { name: messages.outfits, item: `${publicUrl}/outfit` },
    { name: CATEGORY_LABELS[outfit.category], item: categoryUrl },
    { name: title, item: url },
  ];
  return [product, breadcrumbList(trail)];
}
