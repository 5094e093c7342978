import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ThreadEntries,
  withChange,
  withNewest,
  without,
  withPage,
  withStart,
} from "#app/features/engagement/merge-thread.ts";
import { logFailure } from "#app/lib/log.ts";

interface ThreadSource<T> {
  /** The first entries, from the outfit's response. */
  start: T[];
  /** The number of all its entries. */
  total: number;
  idOf: (entry: T) => string;
  fetchPage: (startIndex: number) => Promise<{ entries: T[]; hasMore: boolean }>;
}

export type Thread<T> = ReturnType<typeof useThread<T>>;

/** A list of comments or replies. Its start comes with the outfit, the rest is loaded page by page. */
export function useThread<T>({ start, total, idOf, fetchPage }: ThreadSource<T>) {
  const [entries, setEntries] = useState<ThreadEntries<T>>({ head: start, tail: [] });
  const [mergedStart, setMergedStart] = useState(start);
  /** The total at which the server returned the last page. */
  const [completeAt, setCompleteAt] = useState<number | null>(null);

  if (start !== mergedStart) {
    setMergedStart(start);
    setEntries(withStart(entries, start, idOf));
  }

  const more = useMutation({
    mutationFn: () => fetchPage(entries.head.length),
    onSuccess: (page) => {
      setEntries((loaded) => withPage(loaded, page.entries, idOf));
      if (!page.hasMore) setCompleteAt(total);
    },
    onError: (error) => logFailure("Loading more of a thread failed", error),
  });

  return {
    ...entries,
    idOf,
    hasMore: entries.head.length + entries.tail.length < total && completeAt !== total,
    fetching: more.isPending,
    failed: more.isError,
    showMore: () => more.mutate(),
    /** Loads the last entry of a thread with this total, even when the pages before it are not loaded. */
    showNewest: async (newTotal: number) => {
      try {
        const page = await fetchPage(newTotal - 1);
        setEntries((loaded) => withNewest(loaded, page.entries, newTotal - 1, idOf));
      } catch (error) {
        logFailure("Loading the newest entry of a thread failed", error);
      }
    },
    /** Changes the local copy of an entry, which the outfit's response may not carry. */
    change: (id: string, change: (entry: T) => T) =>
      setEntries((loaded) => withChange(loaded, id, change, idOf)),
    remove: (id: string) => setEntries((loaded) => without(loaded, id, idOf)),
  };
}
