import { html, kurta, meta, offer, type PageShape, product, script } from "./page-shape.ts";

/** Microdata and Open Graph. */
export const MARKUP_SHAPES: PageShape[] = [
  {
    name: "microdata",
    body: html(
      "",
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Linen <em>Kurta</em></h1><img itemprop="image" src="/k.jpg"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="1499.00">₹1,499</span><meta itemprop="priceCurrency" content="INR"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
    ),
    reads: { ...kurta, image: "/k.jpg" },
  },
  {
    name: "microdata-text-price",
    body: html(
      "",
      `<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Linen Kurta</span><p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><b itemprop="price">₹1,499</b><i itemprop="availability">SoldOut</i></p></div>`,
    ),
    reads: { ...kurta, availability: "out_of_stock" },
  },
  {
    name: "microdata-aggregate",
    body: html(
      "",
      `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Linen Kurta</span><div itemprop="offers" itemscope itemtype="https://schema.org/AggregateOffer"><data itemprop="lowPrice" value="1499"></data><data itemprop="priceCurrency" value="INR"></data><meta itemprop="availability" content="in stock"></div></div>`,
    ),
    reads: kurta,
  },
  {
    name: "open-graph",
    body: html(
      meta({
        "og:type": "product",
        "og:title": "Linen Kurta",
        "og:site_name": "Neel &amp; Co",
        "og:image": "/k.jpg",
        "product:price:amount": "1,499.00",
        "product:price:currency": "INR",
        "product:availability": "in stock",
      }),
    ),
    reads: { ...kurta, image: "/k.jpg", sourceName: "Neel & Co" },
  },
  {
    name: "open-graph-sale",
    body: html(
      meta({
        "og:title": "Linen Kurta",
        "product:price:amount": "2499",
        "product:price:currency": "INR",
        "product:sale_price:amount": "1499",
        "product:sale_price:currency": "INR",
        "og:availability": "instock",
      }),
    ),
    reads: kurta,
  },
  {
    name: "open-graph-by-name",
    body: html(
      meta(
        {
          "og:title": "Linen Kurta",
          "og:price:amount": "1499",
          "og:price:currency": "INR",
          "product:availability": "oos",
        },
        "name",
      ),
    ),
    reads: { ...kurta, availability: "out_of_stock" },
  },
  {
    name: "open-graph-without-price",
    body: html(meta({ "og:type": "og:product", "og:title": "Linen Kurta" })),
    reads: { title: "Linen Kurta" },
  },
  {
    name: "data-disagree",
    body: html(
      script(JSON.stringify(product({ offers: offer() }))) +
        meta({ "og:title": "Buy now", "product:price:amount": "18", "product:price:currency": "USD" }),
    ),
    reads: kurta,
  },
];
