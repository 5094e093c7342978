import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ListView, listViewToSearch } from "#app/dashboard/frame/list-view.ts";
import { useDebouncedDraft } from "#app/lib/use-debounced-draft.ts";

/**
 * A list's search, filters and page: `view` is what the controls show, `applied` what the URL has and the
 * list is asked for. Choices push a history entry, typing replaces the current one.
 */
export function useListView<View extends ListView>(defaults: View, parse: (params: URLSearchParams) => View) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const toSearch = (view: View) => listViewToSearch(view, defaults);
  const applied = useMemo(() => parse(new URLSearchParams(search)), [search, parse]);
  const [view, setView, replaceView] = useDebouncedDraft(applied, toSearch, (wanted) => {
    const isTyping =
      wanted.searchTerm !== applied.searchTerm &&
      toSearch({ ...wanted, searchTerm: "", page: 1 }) === toSearch({ ...applied, searchTerm: "", page: 1 });
    navigate({ search: toSearch(wanted) }, { replace: isTyping, preventScrollReset: true });
  });
  return {
    view,
    applied,
    /** False while a choice or typing has not reached the URL yet. */
    isApplied: toSearch(view) === toSearch(applied),
    /** Every change but a page change goes to the first page. */
    change: (changes: Partial<View>) => setView((before) => ({ ...before, page: 1, ...changes })),
    clear: () => setView(defaults),
    /** Replaces the history entry: Back must not lead to a page that does not exist. */
    correctPage: (page: number) => {
      const corrected = { ...applied, page };
      replaceView(corrected);
      navigate({ search: toSearch(corrected) }, { replace: true, preventScrollReset: true });
    },
  };
}
