import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface PaginationProps {
  /** What is paged through: "Pages of outfits". */
  label: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  /** The pages to offer; a null stands for those left out between two others. */
  pages: readonly (number | null)[];
  onPage: (page: number) => void;
  /** Beside the buttons: which entries are shown. */
  summary: string;
}

/** Previous, next, and numbered pages. */
export function Pagination({ label, page, pageCount, pages, onPage, summary }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <p role="status" className="text-ink-soft text-small tabular-nums">
        {summary}
      </p>
      {pageCount > 1 && (
        <nav aria-label={label} className="flex flex-wrap items-center gap-1">
          <Step label="Previous" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
          </Step>
          <ol className="flex flex-wrap items-center gap-1">
            {pages.map((number, place) => (
              <li key={number ?? `gap-${place}`}>
                {number === null ? (
                  <span className="inline-block min-w-6 text-center text-ink-soft">…</span>
                ) : (
                  <button
                    type="button"
                    aria-label={`Page ${number}`}
                    aria-current={number === page ? "page" : undefined}
                    onClick={() => onPage(number)}
                    className={classNames(
                      "min-h-11 min-w-11 px-2 text-small tabular-nums transition-colors",
                      number === page ? "bg-ink text-paper" : "hover:bg-paper-deep",
                    )}
                  >
                    {number}
                  </button>
                )}
              </li>
            ))}
          </ol>
          <Step label="Next" disabled={page === pageCount} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-4" />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  label: "Previous" | "Next";
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** On a phone its word gives way to the numbers. It keeps the focus at either end, so that the keyboard does not get lost. */
function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="max-sm:w-11 max-sm:px-0"
    >
      {label === "Previous" && children}
      <span className="max-sm:sr-only">{label}</span>
      {label === "Next" && children}
    </Button>
  );
}
