import { useEffect, useRef } from "react";
import { FilterLink, type FilterLinksProps } from "#app/features/listing/filter-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CATEGORIES } from "#contract/outfit/outfit-vocabulary.ts";

/** Boxes in a line that is pushed sideways by a finger; plain words where there is room for all of them. */
const OCCASION = classNames(
  "inline-flex min-h-11 items-center whitespace-nowrap border border-line px-4 text-small transition-colors",
  "focus-visible:-outline-offset-3 current:border-ink current:bg-ink current:text-paper",
  "lg:min-h-9 lg:border-0 lg:px-0 lg:text-ink-soft lg:focus-visible:outline-offset-2 lg:hover:text-ink",
  "lg:current:bg-transparent lg:current:font-medium lg:current:text-accent",
);

/** All occasions, one click away. */
export function OccasionLinks({ draft, onEdit }: FilterLinksProps) {
  const line = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>(`[data-occasion="${draft.category}"]`);
    if (!current || !line.current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2 - line.current.clientWidth / 2;
    line.current.scrollTo({ left: middle, behavior: "instant" });
  }, [draft.category]);

  return (
    <nav aria-label="Occasions" className="-mx-(--page-margin)">
      <ul
        ref={line}
        className="relative flex gap-2 overflow-x-auto px-(--page-margin) lg:flex-wrap lg:gap-x-7 lg:gap-y-1 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {(["", ...CATEGORIES] as const).map((category) => (
          <li key={category} data-occasion={category} className="shrink-0">
            <FilterLink
              draft={draft}
              onEdit={onEdit}
              changes={{ category }}
              current={draft.category === category}
              className={OCCASION}
            >
              {category || "All occasions"}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
