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
  /** What the outfit's answer carries of it. */
  start: T[];
  /** How many entries it has in all. */
  total: number;
  idOf: (entry: T) => string;
  fetchPage: (startIndex: number) => Promise<{ entries: T[]; hasMore: boolean }>;
}

export type Thread<T> = ReturnType<typeof useThread<T>>;

/** A list of comments or replies of which only the start came with the outfit; the rest is fetched when asked for. */
export function useThread<T>({ start, total, idOf, fetchPage }: ThreadSource<T>) {
  const [entries, setEntries] = useState<ThreadEntries<T>>({ head: start, tail: [] });
  const [mergedStart, setMergedStart] = useState(start);
  /** The total at which the server said that there is nothing more. */
  const [completeAt, setCompleteAt] = useState<number | null>(null);

  if (start !== mergedStart) {
    setMergedStart(start);
    setEntries(withStart(entries, start, idOf));
  }

  const more = useMutation({
    mutationFn: () => fetchPage(entries.head.length),
    onSuccess: (page) => {
      setEntries((known) => withPage(known, page.entries, idOf));
      if (!page.hasMore) setCompleteAt(total);
    },
    onError: (error) => logFailure("More of a conversation could not be fetched", error),
  });

  return {
    ...entries,
    idOf,
    hasMore: entries.head.length + entries.tail.length < total && completeAt !== total,
    fetching: more.isPending,
    failed: more.isError,
    showMore: () => more.mutate(),
    /** Shows the last entry of a thread that now has so many, wherever the pages fetched so far end. */
    showNewest: async (newTotal: number) => {
      try {
        const page = await fetchPage(newTotal - 1);
        setEntries((known) => withNewest(known, page.entries, newTotal - 1, idOf));
      } catch (error) {
        logFailure("The newest of a conversation could not be fetched", error);
      }
    },
    /** For what the outfit's answer does not carry: changes the copy here. */
    change: (id: string, change: (entry: T) => T) =>
      setEntries((known) => withChange(known, id, change, idOf)),
    remove: (id: string) => setEntries((known) => without(known, id, idOf)),
  };
}
