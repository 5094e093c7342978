import type { LinksView } from "#app/dashboard/links/links-api.ts";
import { Chip } from "#app/ui/chip.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { LINK_SEARCH_MAX_LENGTH } from "#contract/limits.ts";
import {
  type AdminLink,
  type AdminLinkList,
  LINK_FILTERS,
  LINK_STATES,
  type LinkFilter,
} from "#contract/links/links.ts";

export const LINK_LABELS: Record<LinkFilter, string> = {
  unchecked: "Not checked",
  ok: "Works",
  gone: "Gone",
  unreachable: "Unreachable",
  blocked: "Cannot be read",
  price: "New price",
  reported: "Reported",
};

/** A first failure decides nothing: the link is tried again before it counts as gone. */
export function linkLabel({ state, problem }: Pick<AdminLink, "state" | "problem">): string {
  return state === "unchecked" && problem ? "To be tried again" : LINK_LABELS[state];
}

export const REPORT_LABELS: Record<AdminLink["reports"][number]["reason"], string> = {
  broken: "broken link",
  price: "other price",
  other: "something else",
};

interface LinkFiltersProps {
  view: LinksView;
  counts: AdminLinkList["counts"];
  onChange: (changes: Partial<LinksView>) => void;
}

export function LinkFilters({ view, counts, onChange }: LinkFiltersProps) {
  const all = LINK_STATES.reduce((sum, state) => sum + counts[state], 0);
  const choice = (state: LinksView["state"], label: string, count: number) => (
    <li key={state}>
      <Chip tone="filter" aria-pressed={view.state === state} onClick={() => onChange({ state })}>
        <span>{label}</span>
        <span className="tabular-nums opacity-75">{count}</span>
      </Chip>
    </li>
  );
  return (
    <div className="grid gap-5">
      <ul aria-label="States" className="flex flex-wrap gap-2">
        {choice("", "All", all)}
        {LINK_FILTERS.map((state) => choice(state, LINK_LABELS[state], counts[state]))}
      </ul>
      <SearchField
        label="Search items, sources and addresses"
        value={view.searchTerm}
        onChange={(searchTerm) => onChange({ searchTerm })}
        maxLength={LINK_SEARCH_MAX_LENGTH}
        className="max-w-xl"
      />
    </div>
  );
}
