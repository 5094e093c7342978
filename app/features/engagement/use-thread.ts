import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { appendPage, mergeStart } from "#app/features/engagement/merge-thread.ts";
import { logFailure } from "#app/lib/log.ts";

interface Thread<T> {
  /** What the outfit's answer carries of it. */
  start: T[];
  /** How many entries it has in all. */
  total: number;
  idOf: (entry: T) => string;
  fetchPage: (startIndex: number) => Promise<{ entries: T[]; hasMore: boolean }>;
}

/** A list of comments or replies of which only the start came with the outfit; the rest is fetched when asked for. */
export function useThread<T>({ start, total, idOf, fetchPage }: Thread<T>) {
  const [entries, setEntries] = useState(start);
  const [mergedStart, setMergedStart] = useState(start);
  /** The total at which the server said that there is nothing more. */
  const [completeAt, setCompleteAt] = useState<number | null>(null);

  if (start !== mergedStart) {
    setMergedStart(start);
    setEntries(mergeStart(entries, start, idOf));
  }

  const more = useMutation({
    mutationFn: () => fetchPage(entries.length),
    onSuccess: (page) => {
      setEntries((known) => appendPage(known, page.entries, idOf));
      if (!page.hasMore) setCompleteAt(total);
    },
    onError: (error) => logFailure("More of a conversation could not be fetched", error),
  });

  return {
    entries,
    hasMore: entries.length < total && completeAt !== total,
    fetching: more.isPending,
    failed: more.isError,
    showMore: () => more.mutate(),
  };
}
