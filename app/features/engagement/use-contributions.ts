import { useEffect, useRef, useState } from "react";
import {
  type LoadedContributions,
  withChange,
  withNewest,
  without,
  withPage,
  withStart,
} from "#app/features/engagement/merge-contributions.ts";
import { logFailure } from "#app/lib/log.ts";
import { fetchNextPage } from "#app/lib/next-page.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";

interface ContributionPage<T> {
  entries: T[];
  hasMore: boolean;
  previousId?: string | undefined;
}

interface ContributionSource<T> {
  /** The first entries, from the outfit's response. */
  start: T[];
  /** The number of all its entries. */
  total: number;
  idOf: (entry: T) => string;
  pageSize: number;
  /** Aborted when the list is unmounted. */
  fetchPage: (startIndex: number, signal: AbortSignal | undefined) => Promise<ContributionPage<T>>;
}

export type Contributions<T> = ReturnType<typeof useContributions<T>>;

/** A list of comments or replies. Its start comes with the outfit, the rest is loaded page by page. */
export function useContributions<T>({ start, total, idOf, pageSize, fetchPage }: ContributionSource<T>) {
  const [entries, setEntries] = useState<LoadedContributions<T>>({ head: start, tail: [] });
  const [mergedStart, setMergedStart] = useState(start);
  /**
   * What the last response said: whether there are more entries after the head, and the total. The total
   * alone would not tell: loaded entries may have been deleted since.
   */
  const [known, setKnown] = useState({ hasMore: start.length < total, total });

  if (start !== mergedStart) {
    const merged = withStart(entries, start, idOf);
    setMergedStart(start);
    setEntries(merged);
    if (merged.head.length === start.length) setKnown({ hasMore: start.length < total, total });
  }

  const mounted = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  const fetchMounted = (startIndex: number) => fetchPage(startIndex, mounted.current?.signal);
  const logUnlessLeft = (what: string, error: unknown) => {
    if (!mounted.current?.signal.aborted) logFailure(what, error);
  };

  const more = useSingleMutation({
    mutationFn: () =>
      fetchNextPage(
        { startIndex: entries.head.length, knownIds: entries.head.map(idOf) },
        {
          pageSize,
          fetchPage: fetchMounted,
          idsOf: (page) => page.entries.map(idOf),
          isLast: (page) => !page.hasMore,
        },
      ),
    onSuccess: (page) => {
      setEntries((loaded) => withPage(loaded, page.entries, idOf));
      setKnown({ hasMore: page.hasMore, total });
    },
    onError: (error) => logUnlessLeft("Loading more contributions failed", error),
  });

  return {
    ...entries,
    idOf,
    hasMore:
      start.length < total &&
      (known.hasMore || (known.total !== total && entries.head.length + entries.tail.length < total)),
    fetching: more.isPending,
    failed: more.isError,
    showMore: () => more.mutate(),
    /** Loads the last entry of a list with this total, even when the pages before it are not loaded. */
    showNewest: async (newTotal: number) => {
      try {
        const page = await fetchMounted(newTotal - 1);
        setEntries((loaded) => withNewest(loaded, page.entries, newTotal - 1, idOf));
      } catch (error) {
        logUnlessLeft("Loading the newest contribution failed", error);
      }
    },
    /** Changes the local copy of an entry, which the outfit's response may not carry. */
    change: (id: string, change: (entry: T) => T) =>
      setEntries((loaded) => withChange(loaded, id, change, idOf)),
    remove: (id: string) => setEntries((loaded) => without(loaded, id, idOf)),
  };
}
