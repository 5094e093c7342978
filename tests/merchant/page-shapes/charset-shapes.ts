import { kurta, ld, offer, type PageShape, product } from "./page-shape.ts";

/** Encodings, and headers that name the wrong one. */
export const CHARSET_SHAPES: PageShape[] = [
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
];
