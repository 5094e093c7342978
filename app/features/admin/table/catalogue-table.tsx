import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { OutfitCards } from "#app/features/admin/table/outfit-cards.tsx";
import { OutfitTable } from "#app/features/admin/table/outfit-table.tsx";
import type { OutfitActions } from "#app/features/admin/table/row-actions.tsx";
import { makeSearchable, selectOutfits, takePage } from "#app/features/admin/table/select-outfits.ts";
import { TableFilters } from "#app/features/admin/table/table-filters.tsx";
import type { useTableView } from "#app/features/admin/table/use-table-view.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { AdminOutfitRow } from "#contract/admin-outfits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

interface CatalogueTableProps extends OutfitActions, ReturnType<typeof useTableView> {
  outfits: readonly AdminOutfitRow[];
}

/** The filters and the matching outfits in pages. All outfits are loaded; ten are rendered. */
export function CatalogueTable({ outfits, view, change, clear, ...actions }: CatalogueTableProps) {
  const isTable = useMediaQuery("(width >= 84rem)");
  const isWide = useMediaQuery("(width >= 40rem)");
  // Typing must not wait for rendering the table.
  const shownView = useDeferredValue(view);
  const searchable = useMemo(() => makeSearchable(outfits), [outfits]);
  const found = useMemo(() => selectOutfits(searchable, shownView), [searchable, shownView]);
  const { page, pageCount, first, last, ...rest } = takePage(found, shownView.page);
  const top = useTopOfPage(page);

  return (
    <div ref={top} className="grid min-w-0 scroll-mt-20 gap-6">
      <TableFilters view={view} onChange={change} onClear={clear} sortable={!isTable} folded={!isWide} />
      {found.length === 0 ? (
        <EmptyState
          title={OUTFIT_MESSAGES.listEmpty}
          text="No outfit matches this search and these filters."
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      ) : isTable ? (
        <div className="overflow-x-auto">
          <OutfitTable outfits={rest.outfits} view={view} onChange={change} {...actions} />
        </div>
      ) : (
        <OutfitCards outfits={rest.outfits} {...actions} />
      )}
      <Pagination
        label="Pages of outfits"
        page={page}
        pages={pageCount}
        reach={isWide ? 2 : 1}
        onPage={(wanted) => change({ page: wanted })}
      >
        <span role="status">
          {found.length === 0
            ? `Showing none of ${formatCount(outfits.length, "outfit", "outfits")}`
            : `Showing ${first} to ${last} of ${formatCount(found.length, "outfit", "outfits")}`}
        </span>
      </Pagination>
    </div>
  );
}

/** Scrolls to the top of the table when a page is turned, if it is out of view. */
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
