/** One line of the table. */
export interface Line {
  what: string;
  measured: string;
  reference?: string;
  ratio?: string;
  target: string;
  holds: boolean;
}

interface Options {
  /** Another checkout to compare with. */
  against: string | undefined;
  /** An import file of outfits to search too. */
  outfits: string | undefined;
}

/** Measures the lines of a row of the table. */
export type Row = (options: Options) => AsyncIterable<Line>;
