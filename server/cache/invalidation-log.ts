/** Invalidations that are remembered; of earlier ones, any tag counts as invalidated. */
const REMEMBERED_MAX = 256;

/** The latest invalidations, for responses that were being created meanwhile. */
export class InvalidationLog {
  #position = 0;
  #recent: ReadonlySet<string>[] = [];

  /** The number of invalidations so far. */
  get position(): number {
    return this.#position;
  }

  record(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#position += 1;
    this.#recent.push(new Set(tags));
    if (this.#recent.length > REMEMBERED_MAX) this.#recent.shift();
  }

  recordAll(): void {
    this.#position += 1;
    this.#recent = [];
  }

  /** Whether one of the tags was, or may have been, invalidated between two positions. */
  includes(tags: readonly string[], from: number, to = this.#position): boolean {
    if (from === to) return false;
    const firstRemembered = this.#position - this.#recent.length;
    if (from < firstRemembered) return true;
    return this.#recent
      .slice(from - firstRemembered, to - firstRemembered)
      .some((invalidated) => tags.some((tag) => invalidated.has(tag)));
  }
}
