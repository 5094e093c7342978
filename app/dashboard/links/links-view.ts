import { type ListView, parseListView } from "#app/dashboard/frame/list-view.ts";
import { oneOf } from "#contract/http/one-of.ts";
import { LINK_PAGE_SIZE, LINK_SEARCH_MAX_LENGTH } from "#contract/limits.ts";
import { LINK_FILTERS, type LinkFilter } from "#contract/links/links.ts";

/** What the list of links shows. */
export interface LinksView extends ListView {
  state: LinkFilter | "";
}

export const ALL_LINKS: LinksView = { state: "", searchTerm: "", page: 1 };

const LIMITS = { searchTermMaxLength: LINK_SEARCH_MAX_LENGTH, pageSize: LINK_PAGE_SIZE };

/** Reads the list's state from the URL; unknown values count as absent. */
export const parseLinksView = (params: URLSearchParams): LinksView => ({
  ...parseListView(params, LIMITS),
  state: oneOf(LINK_FILTERS, params.get("state"), ""),
});
