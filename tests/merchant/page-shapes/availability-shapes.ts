import type { Availability } from "#contract/links/links.ts";
import { kurta, ld, offer, type PageShape, product } from "./page-shape.ts";

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

/** JSON-LD: every spelling of an availability. */
export const AVAILABILITY_SHAPES: PageShape[] = [
  ...Object.entries(AVAILABILITIES).map(([spelling, availability], index) => ({
    name: `availability-${index}`,
    body: ld(product({ offers: offer({ availability: spelling }) })),
    reads: { ...kurta, availability },
  })),
];
