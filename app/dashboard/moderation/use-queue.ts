import { useRef } from "react";
import { pendingDecisions } from "#app/dashboard/moderation/decide-with-undo.ts";
import { buttonOf, useQueueFocus } from "#app/dashboard/moderation/use-queue-keys.ts";

interface QueuePage<Entry> {
  entries: readonly Entry[];
  /** Of all pages. */
  total: number;
}

/** A page of a queue without the entries that a decision is pending on; undefined while it loads. */
export function useQueue<Entry extends { _id: string }>(page: QueuePage<Entry> | undefined) {
  const pending = pendingDecisions.useIds();
  const list = useRef<HTMLUListElement>(null);
  /** Says how many wait; it takes the focus when no entry is left. */
  const status = useRef<HTMLSpanElement>(null);
  const entries = page?.entries.filter(({ _id }) => !pending.includes(_id)) ?? [];
  const hidden = (page?.entries.length ?? 0) - entries.length;
  useQueueFocus(list, () => status.current?.focus());

  return {
    list,
    status,
    entries,
    total: Math.max(0, (page?.total ?? 0) - hidden),
    /** What takes the focus when an entry leaves: the first button of the following entry, or of the one before. */
    focusAfter: (id: string): HTMLElement | null => {
      const shown = [...(list.current?.children ?? [])];
      const at = entries.findIndex(({ _id }) => _id === id);
      const neighbour = shown[at + 1] ?? shown[at - 1];
      return (neighbour && buttonOf(neighbour)) ?? status.current;
    },
  };
}
