import { context, kurta, ld, offer, type PageShape, product } from "./page-shape.ts";

/** JSON-LD: prices, currencies and offers in each form that schema.org allows. */
export const OFFER_SHAPES: PageShape[] = [
  { name: "product", body: ld(product({ offers: offer() })), reads: kurta },
  { name: "number-price", body: ld(product({ offers: offer({ price: 1499 }) })), reads: kurta },
  {
    name: "decimals",
    body: ld(product({ offers: offer({ price: 1499.5 }) })),
    reads: { ...kurta, price: 1499.5 },
  },
  {
    name: "indian-groups",
    body: ld(product({ offers: offer({ price: "1,23,456.50" }) })),
    reads: { ...kurta, price: 123456.5 },
  },
  {
    name: "sign-in-price",
    body: ld(product({ offers: offer({ price: "₹ 1,499/-", priceCurrency: undefined }) })),
    reads: kurta,
  },
  {
    name: "rs-in-price",
    body: ld(product({ offers: offer({ price: "Rs. 1,499", priceCurrency: "Rs." }) })),
    reads: kurta,
  },
  {
    name: "comma-decimals",
    body: ld(product({ offers: offer({ price: "1.299,90", priceCurrency: "EUR" }) })),
    reads: { ...kurta, price: 1299.9, currency: "EUR" },
  },
  {
    name: "comma-decimals-short",
    body: ld(product({ offers: offer({ price: "49,90", priceCurrency: "EUR" }) })),
    reads: { ...kurta, price: 49.9, currency: "EUR" },
  },
  {
    name: "space-groups",
    body: ld(product({ offers: offer({ price: "1 299,00", priceCurrency: "EUR" }) })),
    reads: { ...kurta, price: 1299, currency: "EUR" },
  },
  {
    name: "dollars",
    body: ld(product({ offers: offer({ price: "24.99", priceCurrency: "usd" }) })),
    reads: { ...kurta, price: 24.99, currency: "USD" },
  },
  {
    name: "no-currency",
    body: ld(product({ offers: offer({ priceCurrency: undefined }) })),
    reads: { title: "Linen Kurta", price: 1499, availability: "in_stock" },
  },
  {
    name: "zero-price",
    body: ld(product({ offers: offer({ price: "0.00" }) })),
    reads: { title: "Linen Kurta", availability: "in_stock" },
  },
  {
    name: "negative-price",
    body: ld(product({ offers: offer({ price: "-5" }) })),
    reads: { title: "Linen Kurta", availability: "in_stock" },
  },
  {
    name: "price-in-words",
    body: ld(product({ offers: offer({ price: "on request" }) })),
    reads: { title: "Linen Kurta", availability: "in_stock" },
  },
  {
    name: "graph",
    body: ld({
      "@context": context,
      "@graph": [{ "@type": "WebSite", name: "Neel" }, product({ offers: offer() })],
    }),
    reads: { ...kurta, sourceName: "Neel" },
  },
  {
    name: "top-array",
    body: ld([{ "@type": "BreadcrumbList" }, product({ offers: [offer()] })]),
    reads: kurta,
  },
  {
    name: "main-entity",
    body: ld({ "@type": "ItemPage", mainEntity: product({ offers: offer() }) }),
    reads: kurta,
  },
  {
    name: "references",
    body: ld({ "@graph": [product({ offers: { "@id": "#offer" } }), offer({ "@id": "#offer" })] }),
    reads: kurta,
  },
  {
    name: "type-array",
    body: ld(product({ "@type": ["Product", "ClothingProduct"], offers: offer() })),
    reads: kurta,
  },
  {
    name: "type-address",
    body: ld(product({ "@type": "http://schema.org/Product", offers: offer() })),
    reads: kurta,
  },
  {
    name: "several-offers",
    body: ld(
      product({
        offers: [offer({ price: 1799 }), offer(), offer({ price: 999, availability: "OutOfStock" })],
      }),
    ),
    reads: kurta,
  },
  {
    name: "used-offer",
    body: ld(
      product({
        offers: [offer({ price: 300, itemCondition: "https://schema.org/UsedCondition" }), offer()],
      }),
    ),
    reads: kurta,
  },
  {
    name: "offers-in-currencies",
    body: ld(product({ offers: [offer({ price: 18, priceCurrency: "USD" }), offer()] })),
    reads: kurta,
  },
  {
    name: "aggregate",
    body: ld(
      product({
        offers: {
          "@type": "AggregateOffer",
          lowPrice: "1499",
          highPrice: "1999",
          priceCurrency: "INR",
          availability: "InStock",
        },
      }),
    ),
    reads: kurta,
  },
  {
    name: "aggregate-with-offers",
    body: ld(
      product({
        offers: {
          "@type": "AggregateOffer",
          lowPrice: "999",
          priceCurrency: "INR",
          offers: [offer({ price: 999, availability: "SoldOut" }), offer({ priceCurrency: undefined })],
        },
      }),
    ),
    reads: kurta,
  },
  {
    name: "price-specification",
    body: ld(
      product({
        offers: offer({
          price: undefined,
          priceCurrency: undefined,
          priceSpecification: { "@type": "PriceSpecification", price: 1499, priceCurrency: "INR" },
        }),
      }),
    ),
    reads: kurta,
  },
  {
    name: "list-and-sale-price",
    body: ld(
      product({
        offers: offer({
          price: undefined,
          priceSpecification: [
            {
              "@type": "UnitPriceSpecification",
              priceType: "https://schema.org/StrikethroughPrice",
              price: 2499,
              priceCurrency: "INR",
            },
            { "@type": "UnitPriceSpecification", price: 1499, priceCurrency: "INR" },
          ],
        }),
      }),
    ),
    reads: kurta,
  },
  {
    name: "price-by-length",
    body: ld(
      product({
        offers: offer({
          price: undefined,
          priceSpecification: [
            {
              "@type": "UnitPriceSpecification",
              price: 500,
              priceCurrency: "INR",
              referenceQuantity: { value: 1, unitCode: "MTR" },
            },
            { "@type": "UnitPriceSpecification", price: 1499, priceCurrency: "INR" },
          ],
        }),
      }),
    ),
    reads: kurta,
  },
  {
    name: "member-price",
    body: ld(
      product({
        offers: offer({
          price: undefined,
          priceSpecification: [
            { price: 1299, priceCurrency: "INR", validForMemberTier: { "@type": "MemberProgramTier" } },
            { price: 1499, priceCurrency: "INR" },
          ],
        }),
      }),
    ),
    reads: kurta,
  },
];
