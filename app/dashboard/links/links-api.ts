import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ListView, parseListView } from "#app/dashboard/frame/list-view.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { oneOf } from "#contract/http/one-of.ts";
import { LINK_PAGE_SIZE, LINK_SEARCH_MAX_LENGTH } from "#contract/limits.ts";
import { type AdminLink, type AdminLinkList, LINK_FILTERS, type LinkFilter } from "#contract/links/links.ts";

export interface LinksView extends ListView {
  state: LinkFilter | "";
}

export const ALL_LINKS: LinksView = { state: "", searchTerm: "", page: 1 };

const LIMITS = { searchTermMaxLength: LINK_SEARCH_MAX_LENGTH, pageSize: LINK_PAGE_SIZE };

/** Unknown values count as absent. */
export const parseLinksView = (params: URLSearchParams): LinksView => ({
  ...parseListView(params, LIMITS),
  state: oneOf(LINK_FILTERS, params.get("state"), ""),
});

export const LINKS_KEY = ["admin-links"];

export function linksQuery({ state, searchTerm, page }: LinksView) {
  const params = new URLSearchParams({
    state,
    searchTerm,
    startIndex: String((page - 1) * LINK_PAGE_SIZE),
    limit: String(LINK_PAGE_SIZE),
  });
  return queryOptions({
    queryKey: [...LINKS_KEY, state, searchTerm, page],
    meta: { personal: true, failureMessage: "The links could not be loaded" },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => browserApi<AdminLinkList>({ path: `/link/admin/links?${params}`, signal }),
  });
}

export function linksExportPath({ state, searchTerm }: LinksView): string {
  return `/link/admin/export?${new URLSearchParams({ state, searchTerm })}`;
}

export type LinkChange =
  | { kind: "check" }
  | { kind: "replace"; url: string }
  | { kind: "price"; accept: boolean; foundPrice: number | null };

export function changeLink(id: string, change: LinkChange): Promise<AdminLink> {
  switch (change.kind) {
    case "check":
      return browserApi({ method: "POST", path: `/link/admin/check/${id}` });
    case "replace":
      return browserApi({ method: "PUT", path: `/link/admin/replace/${id}`, body: { url: change.url } });
    case "price": {
      const body = { accept: change.accept, foundPrice: change.foundPrice ?? undefined };
      return browserApi({ method: "POST", path: `/link/admin/price/${id}`, body });
    }
  }
}
