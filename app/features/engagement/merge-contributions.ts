/**
 * The loaded comments, or replies to one comment: those from the first one on, and the newest ones when there
 * is a gap between the two. Comments are ordered newest first and have no tail.
 */
export interface LoadedContributions<T> {
  head: T[];
  tail: T[];
}

type IdOf<T> = (entry: T) => string;

/**
 * The first entries, from the outfit's response, and the entries loaded before, as one list without
 * duplicates.
 */
export function mergeStart<T>(loaded: readonly T[], start: readonly T[], idOf: IdOf<T>): T[] {
  const fresh = new Set(start.map(idOf));
  const lastShared = loaded.findLastIndex((entry) => fresh.has(idOf(entry)));
  // An entry before the last shared one that is missing in the start has been deleted. Without a shared entry
  // there may be a gap between the two: the rest has to be loaded again.
  const rest = lastShared === -1 ? [] : loaded.slice(lastShared + 1);
  return [...start, ...rest];
}

/** The list followed by a page; an entry that moved into the page between two calls appears once. */
export function appendPage<T>(loaded: readonly T[], page: readonly T[], idOf: IdOf<T>): T[] {
  const ids = new Set(loaded.map(idOf));
  return [...loaded, ...page.filter((entry) => !ids.has(idOf(entry)))];
}

export function withStart<T>({ head, tail }: LoadedContributions<T>, start: readonly T[], idOf: IdOf<T>) {
  return closeGap({ head: mergeStart(head, start, idOf), tail }, idOf);
}

/** `page` follows the head. */
export function withPage<T>({ head, tail }: LoadedContributions<T>, page: readonly T[], idOf: IdOf<T>) {
  return closeGap({ head: appendPage(head, page, idOf), tail }, idOf);
}

/**
 * With the last page, which begins at a position: appended to the head if the head reaches it, else after a
 * gap.
 */
export function withNewest<T>(
  entries: LoadedContributions<T>,
  page: readonly T[],
  position: number,
  idOf: IdOf<T>,
) {
  const { head, tail } = entries;
  return head.length >= position
    ? withPage(entries, page, idOf)
    : { head, tail: appendPage(tail, page, idOf) };
}

export function withChange<T>(
  { head, tail }: LoadedContributions<T>,
  id: string,
  change: (entry: T) => T,
  idOf: IdOf<T>,
) {
  const changed = (entry: T) => (idOf(entry) === id ? change(entry) : entry);
  return { head: head.map(changed), tail: tail.map(changed) };
}

/** For an entry that has been deleted. */
export function without<T>(
  { head, tail }: LoadedContributions<T>,
  id: string,
  idOf: IdOf<T>,
): LoadedContributions<T> {
  const isOther = (entry: T) => idOf(entry) !== id;
  return { head: head.filter(isOther), tail: tail.filter(isOther) };
}

/** Removes from the tail what is in the head. */
function closeGap<T>({ head, tail }: LoadedContributions<T>, idOf: IdOf<T>): LoadedContributions<T> {
  const ids = new Set(head.map(idOf));
  return { head, tail: tail.filter((entry) => !ids.has(idOf(entry))) };
}
