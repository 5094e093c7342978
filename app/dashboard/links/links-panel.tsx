import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide";
import { useRef } from "react";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { pageCount, useExistingPage, useListView } from "#app/dashboard/frame/list-view.ts";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { PagedList, pageSummary } from "#app/dashboard/frame/paged-list.tsx";
import { useDownload } from "#app/dashboard/frame/use-download.ts";
import { LinkCards } from "#app/dashboard/links/link-cards.tsx";
import { LinkFilters } from "#app/dashboard/links/link-filters.tsx";
import { LinkTable } from "#app/dashboard/links/link-table.tsx";
import {
  ALL_LINKS,
  type LinksView,
  linksExportPath,
  linksQuery,
  parseLinksView,
} from "#app/dashboard/links/links-api.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LINK_PAGE_SIZE } from "#contract/limits.ts";

const NOT_CHECKED =
  "This shop does not check links by itself: whoever runs it has set LINK_CHECKS=off. Each link can still be checked here.";

export function LinksPanel() {
  const { view, applied, isApplied, change, clear, correctPage } = useListView(ALL_LINKS, parseLinksView);
  const query = useQuery(linksQuery(applied));
  const pages = query.data && pageCount(query.data.total, LINK_PAGE_SIZE);
  useExistingPage(applied.page, isApplied && !query.isPlaceholderData ? pages : undefined, correctPage);
  const LinkList = useMediaQuery("(width >= 64rem)") ? LinkTable : LinkCards;
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);

  /** So that several dead links can be replaced one after the other. */
  function focusNextField(row: HTMLElement) {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>("input[type=url]") ?? [])];
    const others = fields.filter((field) => !row.contains(field));
    const isBelow = (field: Node) =>
      (row.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    (others.find(isBelow) ?? others[0] ?? status.current)?.focus();
  }

  return (
    <DashboardFrame
      title="Links"
      text="Where your pieces are sold, and what the shops' pages say today."
      actions={<ExportButton view={applied} />}
    >
      <Loaded query={query} failure="The links could not be loaded">
        {(data) => (
          <>
            {!data.areChecked && <Notice tone="info">{NOT_CHECKED}</Notice>}
            <LinkFilters view={view} counts={data.counts} onChange={change} />
            <PagedList
              name="links"
              page={view.page}
              pages={pages ?? 1}
              onPage={(page) => change({ page })}
              summary={pageSummary(
                { page: applied.page, pageSize: LINK_PAGE_SIZE, shown: data.links.length },
                formatCount(data.total, "link", "links"),
              )}
              summaryRef={status}
              isStale={query.isPlaceholderData}
            >
              {data.links.length === 0 ? (
                <EmptyState
                  title="No links here"
                  text="No link matches this filter and this search."
                  action={<Button onClick={clear}>Show all links</Button>}
                />
              ) : (
                <div ref={list} tabIndex={-1} className="outline-none">
                  <LinkList links={data.links} onReplaced={focusNextField} isBusy={query.isFetching} />
                </div>
              )}
            </PagedList>
          </>
        )}
      </Loaded>
    </DashboardFrame>
  );
}

function ExportButton({ view }: { view: LinksView }) {
  const download = useDownload();
  return (
    <Button
      variant="secondary"
      size="toolbar"
      busy={download.isPending}
      onClick={() => download.mutate({ path: linksExportPath(view), fallbackName: "links.csv" })}
    >
      <Icon of={Download} size="small" weight="bold" />
      Export CSV
    </Button>
  );
}
