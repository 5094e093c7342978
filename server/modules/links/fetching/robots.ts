import { LRUCache } from "lru-cache";
import { ReadingEnded } from "#server/readers/reader-thread.ts";
import { allowsUrlInThread } from "#server/readers/readers.ts";

export type RobotsFile = { text: string } | "missing";

const TTL_MS = 24 * 60 * 60 * 1_000;
/** Characters of all cached files together. */
const CACHE_MAX_LENGTH = 4_000_000;

interface CachedFile {
  address: string;
  text: string;
  /** Set when the rules took too long or too much memory to read, as they would again. */
  problem?: ReadingEnded;
}

/** The robots.txt of hosts for this program (RFC 9309), each cached for a day. */
export class RobotsRules {
  readonly #userAgent: string;
  readonly #request: (url: URL, signal: AbortSignal) => Promise<RobotsFile>;
  readonly #cached = new LRUCache<string, CachedFile>({
    maxSize: CACHE_MAX_LENGTH,
    // An empty file takes memory too.
    sizeCalculation: ({ text }) => text.length + 500,
    ttl: TTL_MS,
  });

  constructor(userAgent: string, request: (url: URL, signal: AbortSignal) => Promise<RobotsFile>) {
    this.#userAgent = userAgent;
    this.#request = request;
  }

  async allows(url: URL, signal: AbortSignal): Promise<boolean> {
    const file = this.#cached.get(url.origin) ?? (await this.#load(url.origin, signal));
    if (file.text === "") return true;
    if (file.problem) throw file.problem;
    const { address, text } = file;
    try {
      return await allowsUrlInThread({ address, text, url: url.href, userAgent: this.#userAgent });
    } catch (error) {
      if (error instanceof ReadingEnded) file.problem = error;
      throw error;
    }
  }

  async #load(origin: string, signal: AbortSignal): Promise<CachedFile> {
    const address = new URL("/robots.txt", origin);
    const file = await this.#request(address, signal);
    const loaded: CachedFile = { address: address.href, text: file === "missing" ? "" : file.text };
    this.#cached.set(origin, loaded);
    return loaded;
  }
}
