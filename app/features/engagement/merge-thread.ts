/**
 * What is known of a thread: its entries from the first one on, and the newest ones where there is a gap between the two.
 * Comments stand newest first and have no tail.
 */
export interface ThreadEntries<T> {
  head: T[];
  tail: T[];
}

type IdOf<T> = (entry: T) => string;

/** The start of a thread as the outfit's answer carries it, and what was fetched of it before, as one list without repeats. */
export function mergeStart<T>(known: readonly T[], start: readonly T[], idOf: IdOf<T>): T[] {
  const fresh = new Set(start.map(idOf));
  const lastShared = known.findLastIndex((entry) => fresh.has(idOf(entry)));
  // What stands before the last shared entry and is not in the start any more has been deleted. Without anything
  // shared there may be a gap between the two: the rest has to be fetched anew.
  const rest = lastShared === -1 ? [] : known.slice(lastShared + 1);
  return [...start, ...rest];
}

/** The list with a further page behind it; an entry that moved into the page while it was fetched appears once. */
export function appendPage<T>(known: readonly T[], page: readonly T[], idOf: IdOf<T>): T[] {
  const ids = new Set(known.map(idOf));
  return [...known, ...page.filter((entry) => !ids.has(idOf(entry)))];
}

export function withStart<T>({ head, tail }: ThreadEntries<T>, start: readonly T[], idOf: IdOf<T>) {
  return closeGap({ head: mergeStart(head, start, idOf), tail }, idOf);
}

/** With the page that follows the head. */
export function withPage<T>({ head, tail }: ThreadEntries<T>, page: readonly T[], idOf: IdOf<T>) {
  return closeGap({ head: appendPage(head, page, idOf), tail }, idOf);
}

/** With the thread's last page, which begins at a position: behind the head if it reaches that far, else after a gap. */
export function withNewest<T>(
  entries: ThreadEntries<T>,
  page: readonly T[],
  position: number,
  idOf: IdOf<T>,
) {
  const { head, tail } = entries;
  return head.length >= position
    ? withPage(entries, page, idOf)
    : { head, tail: appendPage(tail, page, idOf) };
}

/** With one entry changed. */
export function withChange<T>(
  { head, tail }: ThreadEntries<T>,
  id: string,
  change: (entry: T) => T,
  idOf: IdOf<T>,
) {
  const changed = (entry: T) => (idOf(entry) === id ? change(entry) : entry);
  return { head: head.map(changed), tail: tail.map(changed) };
}

/** Without one entry, which has been deleted. */
export function without<T>({ head, tail }: ThreadEntries<T>, id: string, idOf: IdOf<T>): ThreadEntries<T> {
  const stays = (entry: T) => idOf(entry) !== id;
  return { head: head.filter(stays), tail: tail.filter(stays) };
}

/** What the head has reached is no longer in the tail. */
function closeGap<T>({ head, tail }: ThreadEntries<T>, idOf: IdOf<T>): ThreadEntries<T> {
  const ids = new Set(head.map(idOf));
  return { head, tail: tail.filter((entry) => !ids.has(idOf(entry))) };
}
