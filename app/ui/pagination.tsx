import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as messages from "#app/ui/messages.ts";
import { pageNumbers } from "#app/ui/page-numbers.ts";

interface PaginationProps {
  /** Name of the navigation: "Pages of outfits". */
  label: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** How many pages are shown on each side of the current one. */
  reach: number;
  onPage: (page: number) => void;
  /** The summary: "Showing 1 to 5 of 7 outfits". */
  children: ReactNode;
}

const BUTTON =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 text-small tabular-nums transition-colors " +
  "max-sm:w-full max-sm:min-w-0 not-aria-disabled:hover:text-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-45";
/** On phones all buttons share the available width. */
const BUTTON_WIDTH = "max-sm:max-w-11 max-sm:flex-1";

/**
 * A summary of the list and, with several pages, its pagination. At its ends the button is `aria-disabled`,
 * so it keeps the focus.
 */
export function Pagination({ label, page, pages, reach, onPage, children }: PaginationProps) {
  const step = (to: number, content: ReactNode) => {
    const disabled = to < 1 || to > pages;
    return (
      <button
        type="button"
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : () => onPage(to)}
        className={classNames(BUTTON, BUTTON_WIDTH, "sm:px-3")}
      >
        {content}
      </button>
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <p className="text-ink-soft text-small tabular-nums max-sm:w-full max-sm:text-center">{children}</p>
      {pages > 1 && (
        <nav aria-label={label} className="flex items-center max-sm:w-full max-sm:justify-center sm:-mr-3">
          {step(
            page - 1,
            <>
              <Icon of={ChevronLeft} size="small" weight="bold" />
              <span className="max-sm:sr-only">{messages.previousPage}</span>
            </>,
          )}
          <ol className="contents">
            {pageNumbers(page, pages, reach).map((number) =>
              typeof number === "number" ? (
                <li key={number} className={BUTTON_WIDTH}>
                  <button
                    type="button"
                    aria-label={messages.page(number)}
                    aria-current={number === page ? "page" : undefined}
                    onClick={() => onPage(number)}
                    className={classNames(BUTTON, "current:bg-ink current:text-paper")}
                  >
                    {number}
                  </button>
                </li>
              ) : (
                <li key={number} aria-hidden="true" className="min-w-4 text-center text-ink-soft sm:min-w-8">
                  …
                </li>
              ),
            )}
          </ol>
          {step(
            page + 1,
            <>
              <span className="max-sm:sr-only">{messages.nextPage}</span>
              <Icon of={ChevronRight} size="small" weight="bold" />
            </>,
          )}
        </nav>
      )}
    </div>
  );
}
