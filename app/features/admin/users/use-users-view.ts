import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  ALL_USERS,
  parseUsersView,
  type UsersView,
  usersViewToSearch,
} from "#app/features/admin/users/users-view.ts";
import { useDebouncedDraft } from "#app/lib/use-debounced-draft.ts";

/**
 * The list's search, filters and page: `view` is what the controls show, `applied` what the URL has and the list is asked for. Choices push
 * a history entry, typing replaces the current one.
 */
export function useUsersView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const applied = useMemo(() => parseUsersView(new URLSearchParams(search)), [search]);
  const [view, setView] = useDebouncedDraft(applied, usersViewToSearch, (wanted) => {
    const isTyping = wanted.role === applied.role && wanted.status === applied.status && wanted.page === 1;
    navigate({ search: usersViewToSearch(wanted) }, { replace: isTyping, preventScrollReset: true });
  });
  return {
    view,
    applied,
    /** Every change but a page change goes to the first page. */
    change: (changes: Partial<UsersView>) => setView({ ...view, page: 1, ...changes }),
    clear: () => setView(ALL_USERS),
  };
}
