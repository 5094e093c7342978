import { setTimeout } from "node:timers/promises";

/** Spaces requests to each host. */
export class HostPace {
  readonly #intervalMs: number;
  /** By host, when its next request may begin, on the monotonic clock. */
  readonly #next = new Map<string, number>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /** Resolves when the host's next request may begin, which it thereby takes. */
  async wait(host: string, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const begin = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, begin + this.#intervalMs);
    this.#prune(now);
    if (begin > now) await setTimeout(begin - now, undefined, { signal });
  }

  #prune(now: number): void {
    if (this.#next.size < 1_000) return;
    for (const [host, next] of this.#next) if (next < now) this.#next.delete(host);
  }
}
