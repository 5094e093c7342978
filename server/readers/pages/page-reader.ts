import { PageCollector } from "./page-collector.ts";
import { decodePage } from "./page-decoder.ts";
import { type Reading, readProduct } from "./read-product.ts";

export interface PageJob {
  url: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Reads a product's page, or the beginning of one. */
export function readPage({ url, contentType, bytes }: PageJob): Reading {
  const collector = new PageCollector();
  for (const text of decodePage(bytes, contentType)) collector.write(text);
  return readProduct(collector.end(), url);
}
