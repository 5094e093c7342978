import { html, kurta, meta, offer, type PageShape, product, script } from "./page-shape.ts";

/** JSON-LD that is not JSON, and HTML that is not closed. */
export const BROKEN_SHAPES: PageShape[] = [
  {
    name: "in-comment",
    body: html(script(`<!-- ${JSON.stringify(product({ offers: offer() }))} -->`)),
    reads: kurta,
  },
  {
    name: "in-cdata",
    body: html(script(`//<![CDATA[\n${JSON.stringify(product({ offers: offer() }))}\n//]]>`)),
    reads: kurta,
  },
  {
    name: "trailing-comma",
    body: html(
      script(
        '{"@type":"Product","name":"Linen Kurta","offers":{"@type":"Offer","price":"1499","priceCurrency":"INR","availability":"InStock",},};',
      ),
    ),
    reads: kurta,
  },
  {
    name: "line-break-in-text",
    body: html(
      script(
        '{"@type":"Product","name":"Linen\nKurta","offers":{"price":"1499","priceCurrency":"INR","availability":"InStock"}}',
      ),
    ),
    reads: kurta,
  },
  {
    name: "broken-json",
    body: html(
      script('{"@type":"Product","name":') +
        meta({
          "og:title": "Linen Kurta",
          "product:price:amount": "1499",
          "product:price:currency": "INR",
          "product:availability": "instock",
        }),
    ),
    reads: kurta,
  },
  {
    name: "upper-case-script",
    body: html(
      script(JSON.stringify(product({ offers: offer() }))).replace(
        "application/ld+json",
        "Application/LD+JSON; charset=utf-8",
      ),
    ),
    reads: kurta,
  },
  {
    name: "unclosed-page",
    body: `<html><body><div><p>${script(JSON.stringify(product({ offers: offer() })))}<div>`,
    reads: kurta,
  },
];
