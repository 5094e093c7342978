import { useMutation, useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useDeferredValue, useState } from "react";
import { type LinkView, linksExportPath, linksQuery } from "#app/features/admin/api/links.ts";
import { CatalogueSkeleton } from "#app/features/admin/frame/catalogue-skeleton.tsx";
import { DashboardFrame } from "#app/features/admin/frame/dashboard-frame.tsx";
import { SectionFailure } from "#app/features/admin/frame/section-failure.tsx";
import { LinkFilters } from "#app/features/admin/links/link-filters.tsx";
import { LinkRow } from "#app/features/admin/links/link-row.tsx";
import { browserFile } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { LINK_PAGE_SIZE } from "#contract/limits.ts";

const EVERYTHING: LinkView = { state: "", searchTerm: "", page: 1 };

/** The purchase links of the catalogue: what their checks found, and what to do about it. */
export function LinksPanel() {
  const [view, setView] = useState(EVERYTHING);
  const shown = useDeferredValue(view);
  const { data, isFetching, refetch } = useQuery(linksQuery(shown));
  const change = (changes: Partial<LinkView>) => setView({ ...view, page: 1, ...changes });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / LINK_PAGE_SIZE));

  return (
    <DashboardFrame
      title="Links"
      text="Where your pieces are sold, and what the shops' pages say today."
      actions={<ExportButton view={view} />}
    >
      {data ? (
        <>
          <LinkFilters view={view} counts={data.counts} onChange={change} />
          {data.links.length === 0 ? (
            <EmptyState
              title="No links here"
              text="No link matches this filter and this search."
              action={<Button onClick={() => setView(EVERYTHING)}>Show all links</Button>}
            />
          ) : (
            <ul aria-label="Links" aria-busy={isFetching} className="border-line border-b">
              {data.links.map((link) => (
                <LinkRow key={link._id} link={link} />
              ))}
            </ul>
          )}
          <Pagination
            label="Pages of links"
            page={view.page}
            pages={pages}
            reach={1}
            onPage={(page) => change({ page })}
          >
            <span role="status">{formatCount(data.total, "link", "links")}</span>
          </Pagination>
        </>
      ) : isFetching ? (
        <CatalogueSkeleton />
      ) : (
        <SectionFailure title="The links could not be loaded" onRetry={() => void refetch()} />
      )}
    </DashboardFrame>
  );
}

function ExportButton({ view }: { view: LinkView }) {
  const download = useMutation({
    mutationFn: () => browserFile(linksExportPath(view)),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? "links.csv"),
    onError: (error) =>
      void showToast("error", failureText(error, "The export did not arrive. Please try again.")),
  });
  return (
    <Button variant="secondary" size="toolbar" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden="true" className="size-4.5" />
      Export CSV
    </Button>
  );
}
