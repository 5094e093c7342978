import { type ReactNode, useEffect, useRef, useState } from "react";
import type { useThread } from "#app/features/engagement/use-thread.ts";
import { Button } from "#app/ui/button.tsx";

interface ThreadProps<T> {
  thread: ReturnType<typeof useThread<T>>;
  idOf: (entry: T) => string;
  moreLabel: string;
  failedText: string;
  children: (entry: T) => ReactNode;
  className?: string | undefined;
  /** Of each entry. */
  entryClassName: string;
}

/** The entries of a thread and the way to more of them. */
export function Thread<T>({
  thread,
  idOf,
  moreLabel,
  failedText,
  children,
  className,
  entryClassName,
}: ThreadProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [shownBefore, setShownBefore] = useState<number | null>(null);

  // The button may be gone once everything is there: whoever pressed it goes on reading at the first new entry.
  useEffect(() => {
    if (shownBefore === null || thread.entries.length <= shownBefore) return;
    const firstNew = list.current?.children[shownBefore];
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
    setShownBefore(null);
  }, [shownBefore, thread.entries.length]);

  function showMore() {
    setShownBefore(thread.entries.length);
    thread.showMore();
  }

  return (
    <>
      <ul ref={list} className={className}>
        {thread.entries.map((entry) => (
          <li key={idOf(entry)} tabIndex={-1} className={entryClassName}>
            {children(entry)}
          </li>
        ))}
      </ul>
      {thread.hasMore && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="secondary" size="small" busy={thread.fetching} onClick={showMore}>
            {moreLabel}
          </Button>
          {thread.failed && (
            <p role="alert" className="text-danger text-small">
              {failedText}
            </p>
          )}
        </div>
      )}
    </>
  );
}
