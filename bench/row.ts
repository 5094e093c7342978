/** One line of the table. */
export interface Line {
  row: string;
  what: string;
  measured: string;
  reference: string;
  ratio: string;
  target: string;
  holds: boolean;
}

export interface Options {
  /** Another checkout to compare with. */
  against: string | undefined;
}

export interface Row {
  id: string;
  measure: (options: Options) => Promise<Line[]>;
}
