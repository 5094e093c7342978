import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Contributions } from "#app/features/engagement/use-contributions.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface ContributionListProps<T> {
  contributions: Contributions<T>;
  moreLabel: string;
  failedText: string;
  children: (entry: T) => ReactNode;
  className?: string | undefined;
  entryClassName: string;
}

export function ContributionList<T>({
  contributions,
  moreLabel,
  failedText,
  children,
  className,
  entryClassName,
}: ContributionListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [shownBefore, setShownBefore] = useState<number | null>(null);

  // The button disappears once everything is loaded, so the focus moves to the first new entry.
  useEffect(() => {
    if (shownBefore === null || contributions.head.length <= shownBefore) return;
    const firstNew = list.current?.children[shownBefore];
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
    setShownBefore(null);
  }, [shownBefore, contributions.head.length]);

  function showMore() {
    setShownBefore(contributions.head.length);
    contributions.showMore();
  }

  const items = (entries: T[]) =>
    entries.map((entry) => (
      <li key={contributions.idOf(entry)} tabIndex={-1} className={entryClassName}>
        {children(entry)}
      </li>
    ));

  return (
    <>
      <ul ref={list} className={className}>
        {items(contributions.head)}
      </ul>
      {contributions.hasMore && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="secondary" size="small" busy={contributions.fetching} onClick={showMore}>
            {moreLabel}
          </Button>
          {contributions.failed && (
            <p role="alert" className="text-danger text-small">
              {failedText}
            </p>
          )}
        </div>
      )}
      {contributions.tail.length > 0 && (
        <ul className={classNames("mt-6", className)}>{items(contributions.tail)}</ul>
      )}
    </>
  );
}
