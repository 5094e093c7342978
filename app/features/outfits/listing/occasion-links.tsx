import { useEffect, useRef } from "react";
import { FilterLink, type FilterLinksProps } from "#app/features/outfits/listing/filter-link.tsx";
import { CATEGORIES } from "#contract/outfit-vocabulary.ts";

/** All occasions in one line that scrolls sideways. */
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
        className="relative flex gap-2 overflow-x-auto px-(--page-margin) [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {(["", ...CATEGORIES] as const).map((category) => (
          <li key={category} data-occasion={category} className="shrink-0">
            <FilterLink
              draft={draft}
              onEdit={onEdit}
              changes={{ category }}
              current={draft.category === category}
              className="inline-flex min-h-11 items-center whitespace-nowrap border border-line px-4 text-small transition-colors hover:border-ink focus-visible:-outline-offset-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {category || "All occasions"}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
