import { PageCollector } from "./page-collector.ts";
import { PageDecoder } from "./page-decoder.ts";
import { type Reading, readProduct } from "./read-product.ts";

/** Reads a product's page while its bytes arrive. */
export class PageReader {
  readonly #url: string;
  readonly #decoder: PageDecoder;
  readonly #collector = new PageCollector();

  constructor(url: string, contentType: string) {
    this.#url = url;
    this.#decoder = new PageDecoder(contentType);
  }

  write(chunk: Uint8Array): void {
    this.#collector.write(this.#decoder.decode(chunk));
  }

  end(): Reading {
    return readProduct(this.#collector.end(), this.#url);
  }
}
