import { AVAILABILITY_SHAPES } from "./page-shapes/availability-shapes.ts";
import { BROKEN_SHAPES } from "./page-shapes/broken-shapes.ts";
import { CHARSET_SHAPES } from "./page-shapes/charset-shapes.ts";
import { EMPTY_SHAPES } from "./page-shapes/empty-shapes.ts";
import { MARKUP_SHAPES } from "./page-shapes/markup-shapes.ts";
import { OFFER_SHAPES } from "./page-shapes/offer-shapes.ts";
import type { PageShape } from "./page-shapes/page-shape.ts";
import { PRODUCT_SHAPES } from "./page-shapes/product-shapes.ts";

/** The address that relative references are resolved against: that of the shape on the test merchant. */
export const shapeUrl = (origin: string, name: string) => `${origin}/p/${name}`;

export const PAGE_SHAPES: PageShape[] = [
  ...OFFER_SHAPES,
  ...PRODUCT_SHAPES,
  ...BROKEN_SHAPES,
  ...MARKUP_SHAPES,
  ...EMPTY_SHAPES,
  ...CHARSET_SHAPES,
  ...AVAILABILITY_SHAPES,
];
