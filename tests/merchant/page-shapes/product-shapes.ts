import { context, kurta, ld, offer, type PageShape, product } from "./page-shape.ts";

/** JSON-LD: groups, variants, related products, names and pictures. */
export const PRODUCT_SHAPES: PageShape[] = [
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
];
