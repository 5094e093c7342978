import type { Availability } from "#contract/links/links.ts";

/**
 * A page as shops write them, with what must be read from it. Written after the documentation of schema.org,
 * the HTML Standard's microdata and Open Graph.
 */
export interface PageShape {
  name: string;
  body: string | Buffer;
  contentType?: string;
  reads: {
    title?: string;
    /** In units of the currency. */
    price?: number;
    currency?: string;
    availability?: Availability;
    image?: string;
    sourceName?: string;
    /** Pages without any data of a product. */
    isProduct?: false;
  };
}

export const html = (head: string, body = "") =>
  `<!doctype html><html><head><title>Linen Kurta | Neel</title>${head}</head><body>${body}</body></html>`;
export const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
export const ld = (data: unknown) => html(script(JSON.stringify(data)));
export const context = "https://schema.org";
export const product = (changes: object) => ({
  "@context": context,
  "@type": "Product",
  name: "Linen Kurta",
  ...changes,
});
export const offer = (changes: object = {}) => ({
  "@type": "Offer",
  price: "1499.00",
  priceCurrency: "INR",
  availability: "https://schema.org/InStock",
  ...changes,
});
export const kurta = {
  title: "Linen Kurta",
  price: 1499,
  currency: "INR",
  availability: "in_stock",
} as const;
export const meta = (pairs: Record<string, string>, attribute = "property") =>
  Object.entries(pairs)
    .map(([name, content]) => `<meta ${attribute}="${name}" content="${content}">`)
    .join("");
