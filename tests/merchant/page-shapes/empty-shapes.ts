import { html, kurta, ld, meta, offer, type PageShape, product, script } from "./page-shape.ts";

/** Pages without a product, and data that are too many or too deep. */
export const EMPTY_SHAPES: PageShape[] = [
  {
    name: "article",
    body: html(meta({ "og:type": "article", "og:title": "Ten kurtas" })),
    reads: { isProduct: false },
  },
  { name: "no-data", body: html("", "<p>₹1,499</p>"), reads: { isProduct: false } },
  {
    name: "list-of-products",
    body: ld({
      "@type": "ItemList",
      itemListElement: [{ "@type": "ListItem", item: product({ offers: offer() }) }],
    }),
    reads: { isProduct: false },
  },
  { name: "empty", body: "", reads: { isProduct: false } },
  { name: "json-null", body: html(script("null") + script("7") + script("[]")), reads: { isProduct: false } },
  { name: "offers-null", body: ld(product({ offers: null })), reads: { title: "Linen Kurta" } },
  {
    name: "prototype",
    body: html(script('{"__proto__":{"@type":"Product"},"constructor":{"name":"x"}}')),
    reads: { title: "Linen Kurta | Neel" },
  },
  {
    name: "deep",
    body: html(
      script(`${'{"a":['.repeat(3_000)}1${"]}".repeat(3_000)}`) +
        script(JSON.stringify(product({ offers: offer() }))),
    ),
    reads: kurta,
  },
  {
    name: "many-nodes",
    body: ld([product({ offers: offer() }), ...Array.from({ length: 20_000 }, (_, n) => ({ n }))]),
    reads: kurta,
  },
];
