import { normaliseLink } from "#contract/links/link-url.ts";

/** Of one page, however its data repeat or refer to each other. */
const OFFERS_MAX = 500;
const VARIANTS_MAX = 100;
const CANDIDATES_MAX = 500;
/** Different ones: each variant has an address, an identifier and the address of its offer. */
const ADDRESSES_MAX = 3 * VARIANTS_MAX;
const ADDRESS_MAX_LENGTH = 2_000;

/**
 * The work that the data of one page can cause, which its bytes do not bound: a small page can name the same
 * large list many times.
 */
export class PageBounds {
  readonly #url: string;
  readonly #normalisedUrl: string;
  readonly #left = { offers: OFFERS_MAX, variants: VARIANTS_MAX, candidates: CANDIDATES_MAX };
  /** Whether an address leads to the page. */
  readonly #addresses = new Map<string, boolean>();

  constructor(url: string) {
    this.#url = url;
    this.#normalisedUrl = normaliseLink(url);
  }

  /** The first of the values, as many as the page has left. */
  take<T>(kind: "offers" | "variants" | "candidates", values: readonly T[]): T[] {
    const taken = values.slice(0, this.#left[kind]);
    this.#left[kind] -= taken.length;
    return taken;
  }

  /** Whether an address is that of the page; false for further ones than the page may have. */
  isOwnAddress(address: unknown): boolean {
    if (typeof address !== "string" || address === "") return false;
    const known = this.#addresses.get(address);
    if (known !== undefined || this.#addresses.size >= ADDRESSES_MAX) return known ?? false;
    const absolute = absoluteUrl(address, this.#url);
    const isOwn = absolute !== undefined && normaliseLink(absolute) === this.#normalisedUrl;
    this.#addresses.set(address, isOwn);
    return isOwn;
  }
}

/** An http address in full; undefined for any other text. */
export function absoluteUrl(address: string | undefined, base: string): string | undefined {
  if (address === undefined || address.length > ADDRESS_MAX_LENGTH || !URL.canParse(address, base))
    return undefined;
  const url = new URL(address, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
}
