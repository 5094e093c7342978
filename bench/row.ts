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

export interface Row {
  id: string;
  measure: () => Promise<Line[]>;
}
