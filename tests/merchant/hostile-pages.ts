/** Pages within 2 MB whose data cause more work than their length suggests, made when they are asked for. */
export const HOSTILE_PAGES: Record<string, () => string> = {
  "variants times offers, 30 KB": () => variantsTimesOffers(1_150),
  "variants times offers, 150 KB": () => variantsTimesOffers(5_700),
  "20,000 keys of a product offered 400 times": () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 0]));
    return ldPage([
      { "@id": "#p", "@type": "Product", name: "Kurta", ...keys },
      { "@type": "Offer", price: 1, itemOffered: Array.from({ length: 400 }, () => ({ "@id": "#p" })) },
    ]);
  },
  "140,000 offers": () =>
    ldPage({
      "@type": "Product",
      name: "Kurta",
      offers: Array.from({ length: 140_000 }, () => ({ url: "/" })),
    }),
  "990 open elements and properties": () =>
    `<div itemscope itemtype="https://schema.org/Product">${"<div>".repeat(990)}${"<b itemprop=a>x</b>".repeat(100_000)}`,
  "120,000 properties of one item": () =>
    `<div itemscope itemtype="https://schema.org/Product">${"<b itemprop=a>x</b>".repeat(100_000)}`,
  "unclosed elements": () => "<div itemscope itemprop=a><span itemprop=b>x".repeat(45_000),
  "100,000 types of a node named 500 times": () =>
    ldPage([
      { "@id": "#o", "@type": Array.from({ length: 100_000 }, () => "schema:X"), price: "1" },
      { "@type": "Product", name: "Kurta", offers: Array.from({ length: 500 }, () => ({ "@id": "#o" })) },
    ]),
};

/** Each variant refers to the same product, whose offers all have an address. */
function variantsTimesOffers(count: number): string {
  return ldPage([
    { "@id": "#v", "@type": "Product", offers: Array.from({ length: count }, () => ({ url: "/x" })) },
    { "@type": "ProductGroup", hasVariant: Array.from({ length: count }, () => ({ "@id": "#v" })) },
  ]);
}

function ldPage(data: unknown): string {
  return `<!doctype html><title>Kurta</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
