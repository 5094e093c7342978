import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";

/** A file that has so many mistakes in a row is another kind of file. */
const REFUSED_IN_A_ROW_MAX = 1_000;

interface RefusedEntry {
  line: number;
  mistakes: RefusedLine[];
  leavesUnread?: boolean;
}

/** Ends with one more refused entry, for this reason and with `more`, where too many in a row are refused. */
export async function* untilTooManyRefused<Entry extends { line: number }>(
  entries: AsyncIterable<Entry | RefusedEntry>,
  reason: string,
  more: Pick<RefusedEntry, "leavesUnread"> = {},
): AsyncGenerator<Entry | RefusedEntry> {
  let refusedInARow = 0;
  for await (const entry of entries) {
    refusedInARow = "mistakes" in entry ? refusedInARow + 1 : 0;
    if (refusedInARow > REFUSED_IN_A_ROW_MAX) {
      const { line } = entry;
      yield { line, mistakes: [{ line, reason }], ...more };
      return;
    }
    yield entry;
  }
}
