interface Page {
  startIndex: number;
  limit: number;
}

/** A page together with the row before it, for `takePreviousRow`. */
export function withPreviousRow<Query extends Page>(query: Query): Query {
  const { startIndex, limit } = query;
  return startIndex === 0 ? query : { ...query, startIndex: startIndex - 1, limit: limit + 1 };
}

/** The rows of a page that was read by `withPreviousRow`, and the id of the row before them. */
export function takePreviousRow<Row>(
  found: readonly Row[],
  { startIndex }: Pick<Page, "startIndex">,
  idOf: (row: Row) => string,
): { rows: Row[]; previousId?: string } {
  const [previous] = found;
  if (startIndex === 0 || !previous) return { rows: [...found] };
  return { rows: found.slice(1), previousId: idOf(previous) };
}
