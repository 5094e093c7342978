import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";

/** A product as its file says it, with the lowest price of its variants. */
export interface ReadProduct {
  /** Where it begins in the file. */
  line: number;
  name: string;
  /** "" where the file names no shop. */
  sourceName: string;
  price: number;
  link: string;
  /** Those of its other variants, where these have links of their own. */
  otherLinks?: string[];
  /** "" where the file has none. */
  image: string;
  /** What the file says of the audience, the kind of product and the colours, as texts to be understood. */
  section: string;
  role: string;
  colours: string;
  /** Undefined where the file says nothing of it. */
  isInStock: boolean | undefined;
}

/** All mistakes of one product, at least one. */
export interface RefusedProduct {
  line: number;
  mistakes: RefusedLine[];
  /** Undefined where the file has none. */
  link?: string;
  otherLinks?: string[];
  /** Whether other products, which follow it in the file, could not be read. */
  leavesUnread?: boolean;
}

export type ProductEntry = ReadProduct | RefusedProduct;
