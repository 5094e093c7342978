import { OutfitCards } from "#app/dashboard/catalogue/outfit-cards.tsx";
import { OutfitTable } from "#app/dashboard/catalogue/outfit-table.tsx";
import { type OutfitActions, PageCheckbox } from "#app/dashboard/catalogue/row-parts.tsx";
import { TableFilters } from "#app/dashboard/catalogue/table-filters.tsx";
import type { useTableView } from "#app/dashboard/catalogue/use-catalogue-table.ts";
import type { RowSelection } from "#app/dashboard/catalogue/use-selection.ts";
import { useExistingPage } from "#app/dashboard/frame/list-view.ts";
import { PagedList, pageSummary } from "#app/dashboard/frame/paged-list.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { AdminTable } from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_PAGE_SIZE } from "#contract/limits.ts";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

interface CatalogueTableProps extends OutfitActions, RowSelection, ReturnType<typeof useTableView> {
  table: AdminTable;
  /** `table` is that of an earlier view. */
  isStale: boolean;
}

export function CatalogueTable({
  table: { outfits, total, statistics },
  isStale,
  view,
  applied,
  isApplied,
  shown,
  change,
  correctPage,
  clear,
  ...rows
}: CatalogueTableProps) {
  const isTable = useMediaQuery("(width >= 84rem)");
  const isWide = useMediaQuery("(width >= 40rem)");
  const pageCount = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));
  useExistingPage(applied.page, isApplied && !isStale ? pageCount : undefined, correctPage);
  const page = Math.min(shown.page, pageCount);

  return (
    <PagedList
      name="outfits"
      page={page}
      pages={pageCount}
      reach={isWide ? 2 : 1}
      onPage={(newPage) => change({ page: newPage })}
      summary={
        total === 0
          ? `Showing none of ${formatCount(statistics.totalOutfits, "outfit", "outfits")}`
          : pageSummary(
              { page, pageSize: ADMIN_PAGE_SIZE, shown: outfits.length },
              formatCount(total, "outfit", "outfits"),
            )
      }
      isStale={isStale}
    >
      <TableFilters view={view} onChange={change} onClear={clear} sortable={!isTable} folded={!isWide} />
      <div
        aria-busy={isStale}
        className="min-w-0 transition-opacity duration-quick aria-busy:opacity-60 aria-busy:delay-200"
      >
        {total === 0 ? (
          <EmptyState
            title={OUTFIT_MESSAGES.listEmpty}
            text="No outfit matches this search and these filters."
            action={<Button onClick={clear}>Clear filters</Button>}
          />
        ) : isTable ? (
          <div className="overflow-x-auto">
            <OutfitTable outfits={outfits} view={view} onChange={change} {...rows} />
          </div>
        ) : (
          <div className="grid gap-3">
            <PageCheckbox outfits={outfits} {...rows} labelShown className="justify-self-start" />
            <OutfitCards outfits={outfits} {...rows} />
          </div>
        )}
      </div>
    </PagedList>
  );
}
