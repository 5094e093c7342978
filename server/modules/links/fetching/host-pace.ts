import { setTimeout } from "node:timers/promises";

export class HostPace {
  readonly #intervalMs: number;
  /** When the next request to each host may begin, on the monotonic clock. */
  readonly #next = new Map<string, number>();

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /** Reserves the host's next slot and resolves when it begins. */
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
