/** The start of a thread as the outfit's answer carries it, and what was fetched of it before, as one list without repeats. */
export function mergeStart<T>(known: readonly T[], start: readonly T[], idOf: (entry: T) => string): T[] {
  const fresh = new Set(start.map(idOf));
  const lastShared = known.findLastIndex((entry) => fresh.has(idOf(entry)));
  // What stands before the last shared entry and is not in the start any more has been deleted. Without anything
  // shared there may be a gap between the two: the rest has to be fetched anew.
  const rest = lastShared === -1 ? [] : known.slice(lastShared + 1);
  return [...start, ...rest];
}

/** The list with a further page behind it; an entry that moved into the page while it was fetched appears once. */
export function appendPage<T>(known: readonly T[], page: readonly T[], idOf: (entry: T) => string): T[] {
  const ids = new Set(known.map(idOf));
  return [...known, ...page.filter((entry) => !ids.has(idOf(entry)))];
}
