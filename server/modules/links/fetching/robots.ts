import { LRUCache } from "lru-cache";
import robotsParser, { type Robot } from "robots-parser";

/** What a robots.txt that was requested is: its text, or that there is none. */
export type RobotsFile = { text: string } | "missing";

const TTL_MS = 24 * 60 * 60 * 1_000;
/** Of all cached files together. */
const CACHE_MAX_LENGTH = 4_000_000;

/** The rules of hosts for this program (RFC 9309), each cached for a day. */
export class RobotsRules {
  readonly #userAgent: string;
  readonly #request: (url: URL, signal: AbortSignal) => Promise<RobotsFile>;
  readonly #cached = new LRUCache<string, { robot: Robot; length: number }>({
    maxSize: CACHE_MAX_LENGTH,
    sizeCalculation: ({ length }) => length,
    ttl: TTL_MS,
  });

  constructor(userAgent: string, request: (url: URL, signal: AbortSignal) => Promise<RobotsFile>) {
    this.#userAgent = userAgent;
    this.#request = request;
  }

  /** Whether the URL may be requested; throws what the request of the rules throws. */
  async allows(url: URL, signal: AbortSignal): Promise<boolean> {
    const robot = this.#cached.get(url.origin)?.robot ?? (await this.#load(url.origin, signal));
    return robot.isAllowed(url.href, this.#userAgent) ?? true;
  }

  async #load(origin: string, signal: AbortSignal): Promise<Robot> {
    const address = new URL("/robots.txt", origin);
    const file = await this.#request(address, signal);
    const text = file === "missing" ? "" : file.text;
    const robot = robotsParser(address.href, text);
    // An empty file costs something too.
    this.#cached.set(origin, { robot, length: text.length + 500 });
    return robot;
  }
}
