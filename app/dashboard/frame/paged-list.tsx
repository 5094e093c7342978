import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Pagination } from "#app/ui/pagination.tsx";
import { groupDigits } from "#contract/values/money.ts";

interface PagedListProps {
  /** What is listed, as in "Pages of outfits". */
  name: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  reach?: number;
  onPage: (page: number) => void;
  /** What is shown, announced when it changes: `pageSummary`. */
  summary: ReactNode;
  summaryRef?: Ref<HTMLSpanElement>;
  /** The list is that of an earlier page or filter. */
  isStale: boolean;
  /** The list, with all that is to be in view after a page was turned. */
  children: ReactNode;
}

/** A list with its summary and its pages below. */
export function PagedList({
  name,
  page,
  pages,
  reach = 1,
  onPage,
  summary,
  summaryRef,
  isStale,
  children,
}: PagedListProps) {
  const top = useTopOfPage(page);
  return (
    <div ref={top} className="grid min-w-0 scroll-mt-20 gap-6">
      {children}
      <Pagination label={`Pages of ${name}`} page={page} pages={pages} reach={reach} onPage={onPage}>
        <span ref={summaryRef} role="status" tabIndex={summaryRef ? -1 : undefined}>
          {isStale ? `Loading ${name}…` : summary}
        </span>
      </Pagination>
    </div>
  );
}

interface ShownPage {
  page: number;
  pageSize: number;
  /** The number of entries on the page. */
  shown: number;
}

/** "Showing 21 to 40 of 134 users"; of an empty page only `all`, the number of all entries. */
export function pageSummary({ page, pageSize, shown }: ShownPage, all: string): string {
  if (shown === 0) return all;
  const first = (page - 1) * pageSize + 1;
  return `Showing ${groupDigits(first)} to ${groupDigits(first + shown - 1)} of ${all}`;
}

/** Scrolls to the top of the list when a page is turned, if it is out of view. */
function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [page]);
  return top;
}
