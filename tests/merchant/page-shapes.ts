import type { Availability } from "#contract/links.ts";

/** A page as shops write them, with what must be read from it. Written after the documentation of schema.org, the HTML Standard's microdata and Open Graph. */
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

/** The address that relative references are resolved against: that of the shape on the test merchant. */
export const shapeUrl = (origin: string, name: string) => `${origin}/p/${name}`;

const html = (head: string, body = "") =>
  `<!doctype html><html><head><title>Linen Kurta | Neel</title>${head}</head><body>${body}</body></html>`;
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const ld = (data: unknown) => html(script(JSON.stringify(data)));
const context = "https://schema.org";
const product = (changes: object) => ({
  "@context": context,
  "@type": "Product",
  name: "Linen Kurta",
  ...changes,
});
const offer = (changes: object = {}) => ({
  "@type": "Offer",
  price: "1499.00",
  priceCurrency: "INR",
  availability: "https://schema.org/InStock",
  ...changes,
});
const kurta = { title: "Linen Kurta", price: 1499, currency: "INR", availability: "in_stock" } as const;
const meta = (pairs: Record<string, string>, attribute = "property") =>
  Object.entries(pairs)
    .map(([name, content]) => `<meta ${attribute}="${name}" content="${content}">`)
    .join("");

const AVAILABILITIES: Record<string, Availability> = {
  InStock: "in_stock",
  "http://schema.org/InStock": "in_stock",
  "in stock": "in_stock",
  LimitedAvailability: "in_stock",
  OnlineOnly: "in_stock",
  PreOrder: "in_stock",
  PreSale: "in_stock",
  BackOrder: "in_stock",
  MadeToOrder: "in_stock",
  "https://schema.org/OutOfStock": "out_of_stock",
  "schema:OutOfStock": "out_of_stock",
  "out of stock": "out_of_stock",
  out_of_stock: "out_of_stock",
  "http://schema.org/SoldOut": "out_of_stock",
  "sold out": "out_of_stock",
  Discontinued: "out_of_stock",
  Reserved: "out_of_stock",
  InStoreOnly: "unknown",
  "ask us": "unknown",
};

export const PAGE_SHAPES: PageShape[] = [
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
  {
    name: "group",
    body: ld({
      "@context": context,
      "@type": "ProductGroup",
      name: "Linen Kurta",
      hasVariant: [
        product({ name: "Linen Kurta, M", offers: offer({ price: 1699 }) }),
        product({ offers: offer() }),
        product({ offers: offer({ price: 999, availability: "OutOfStock" }) }),
      ],
    }),
    reads: kurta,
  },
  {
    name: "group-with-this-variant",
    body: ld({
      "@type": "ProductGroup",
      name: "Linen Kurta",
      hasVariant: [
        product({ offers: offer({ price: 999 }) }),
        product({
          name: "Linen Kurta in Indigo",
          offers: offer({ url: "/p/group-with-this-variant?utm_source=feed" }),
        }),
      ],
    }),
    reads: { ...kurta, title: "Linen Kurta in Indigo" },
  },
  {
    name: "group-without-variants",
    body: ld({ "@type": "ProductGroup", name: "Linen Kurta", offers: offer() }),
    reads: kurta,
  },
  {
    name: "among-related",
    body: ld(
      product({
        offers: offer(),
        isRelatedTo: [product({ name: "Palazzos", offers: offer({ price: 799 }) })],
      }),
    ),
    reads: kurta,
  },
  {
    name: "own-among-many",
    body: ld([
      product({ name: "Palazzos", url: "/p/palazzos", offers: offer({ price: 799 }) }),
      product({ url: "/p/own-among-many", offers: offer() }),
    ]),
    reads: kurta,
  },
  { name: "offer-of-item", body: ld({ ...offer(), itemOffered: product({}) }), reads: kurta },
  {
    name: "image-object",
    body: ld(product({ offers: offer(), image: [{ "@type": "ImageObject", contentUrl: "/kurta.jpg" }] })),
    reads: { ...kurta, image: "/kurta.jpg" },
  },
  { name: "bad-image", body: ld(product({ offers: offer(), image: "javascript:alert(1)" })), reads: kurta },
  {
    name: "name-with-markup",
    body: ld(
      product({
        name: "<b>Linen</b> &amp; <i onclick='x()'>Cotton</i> Kurta<style>p{}</style>\u0007",
        offers: offer(),
      }),
    ).replaceAll("</style>", "<\\/style>"),
    reads: { ...kurta, title: "Linen & Cotton Kurta" },
  },
  {
    name: "long-name",
    body: ld(product({ name: "Kurta ".repeat(500), offers: offer() })),
    reads: { ...kurta, title: "Kurta ".repeat(34).slice(0, 200).trim() },
  },
  {
    name: "name-is-object",
    body: ld(product({ name: { "@value": "Kurta" }, offers: offer() })),
    reads: { ...kurta, title: "Linen Kurta | Neel" },
  },
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
  {
    name: "latin-1",
    contentType: "text/html; charset=iso-8859-1",
    body: Buffer.from(ld(product({ name: "Café Kurta", offers: offer() })), "latin1"),
    reads: { ...kurta, title: "Café Kurta" },
  },
  {
    name: "latin-1-in-meta",
    contentType: "text/html",
    body: Buffer.from(
      `<meta charset="windows-1252">${ld(product({ name: "Café Kurta", offers: offer() }))}`,
      "latin1",
    ),
    reads: { ...kurta, title: "Café Kurta" },
  },
  {
    name: "wrong-charset",
    contentType: "text/html; charset=iso-8859-1",
    body: ld(product({ name: "कुर्ता", offers: offer({ price: "₹1,499", priceCurrency: undefined }) })),
    reads: { ...kurta, title: "कुर्ता" },
  },
  {
    name: "unknown-charset",
    contentType: "text/html; charset=klingon",
    body: ld(product({ offers: offer() })),
    reads: kurta,
  },
  {
    name: "utf-16",
    contentType: "text/html",
    body: Buffer.from(`\ufeff${ld(product({ name: "Café Kurta", offers: offer() }))}`, "utf16le"),
    reads: { ...kurta, title: "Café Kurta" },
  },
  ...Object.entries(AVAILABILITIES).map(([spelling, availability], index) => ({
    name: `availability-${index}`,
    body: ld(product({ offers: offer({ availability: spelling }) })),
    reads: { ...kurta, availability },
  })),
];
