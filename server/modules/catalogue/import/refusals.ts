import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { LISTED_MISTAKES_MAX } from "#contract/limits.ts";

/** Stores the first mistakes of a file, and the last one, which may say why reading ended there. */
export class Refusals {
  readonly #first: RefusedLine[] = [];
  #last: RefusedLine | undefined;

  add(mistakes: readonly RefusedLine[]): void {
    for (const mistake of mistakes) {
      if (this.#first.length < LISTED_MISTAKES_MAX) this.#first.push(mistake);
      else this.#last = mistake;
    }
  }

  list(): RefusedLine[] {
    const sorted = this.#first.toSorted((a, b) => a.line - b.line);
    return this.#last ? [...sorted.slice(0, -1), this.#last] : sorted;
  }
}
