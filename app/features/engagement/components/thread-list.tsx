import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Thread } from "#app/features/engagement/use-thread.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface ThreadListProps<T> {
  thread: Thread<T>;
  moreLabel: string;
  failedText: string;
  children: (entry: T) => ReactNode;
  className?: string | undefined;
  /** Of each entry. */
  entryClassName: string;
}

/** The entries of a thread, with a button that loads missing ones. */
export function ThreadList<T>({
  thread,
  moreLabel,
  failedText,
  children,
  className,
  entryClassName,
}: ThreadListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [shownBefore, setShownBefore] = useState<number | null>(null);

  // The button disappears once everything is loaded, so the focus moves to the first new entry.
  useEffect(() => {
    if (shownBefore === null || thread.head.length <= shownBefore) return;
    const firstNew = list.current?.children[shownBefore];
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
    setShownBefore(null);
  }, [shownBefore, thread.head.length]);

  function showMore() {
    setShownBefore(thread.head.length);
    thread.showMore();
  }

  const items = (entries: T[]) =>
    entries.map((entry) => (
      <li key={thread.idOf(entry)} tabIndex={-1} className={entryClassName}>
        {children(entry)}
      </li>
    ));

  return (
    <>
      <ul ref={list} className={className}>
        {items(thread.head)}
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
      {thread.tail.length > 0 && <ul className={classNames("mt-6", className)}>{items(thread.tail)}</ul>}
    </>
  );
}
