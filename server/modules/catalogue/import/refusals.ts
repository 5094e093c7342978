import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";

/** A file that is not a catalogue can have many bad lines. */
const KEPT_MAX = 1_000;

/** Stores the first mistakes of a file, and the last one, which may say why reading ended there. */
export class Refusals {
  readonly #first: RefusedLine[] = [];
  #last: RefusedLine | undefined;

  add(mistakes: readonly RefusedLine[]): void {
    for (const mistake of mistakes) {
      if (this.#first.length < KEPT_MAX) this.#first.push(mistake);
      else this.#last = mistake;
    }
  }

  list(): RefusedLine[] {
    const sorted = this.#first.toSorted((a, b) => a.line - b.line);
    return this.#last ? [...sorted.slice(0, -1), this.#last] : sorted;
  }
}
