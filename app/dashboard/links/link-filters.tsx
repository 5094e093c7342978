import { SearchField } from "#app/dashboard/frame/filter-fields.tsx";
import type { LinksView } from "#app/dashboard/links/links-api.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LINK_SEARCH_MAX_LENGTH } from "#contract/limits.ts";
import type { AdminLink, LinkFilter } from "#contract/links/links.ts";
import { type AdminLinkList, LINK_FILTERS, LINK_STATES } from "#contract/links/links.ts";

export const LINK_LABELS: Record<LinkFilter, string> = {
  unchecked: "Not checked",
  ok: "Works",
  gone: "Gone",
  unreachable: "Unreachable",
  blocked: "Cannot be read",
  price: "New price",
  reported: "Reported",
};

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

/** The counts by state, each of which filters the list, and the search. */
export function LinkFilters({ view, counts, onChange }: LinkFiltersProps) {
  const all = LINK_STATES.reduce((sum, state) => sum + counts[state], 0);
  const choice = (state: LinksView["state"], label: string, count: number) => (
    <li key={state}>
      <button
        type="button"
        aria-pressed={view.state === state}
        onClick={() => onChange({ state })}
        className={classNames(
          "flex min-h-11 items-center gap-2 border px-4 text-small transition-colors",
          view.state === state
            ? "border-ink bg-ink text-paper"
            : "border-line-strong bg-paper-raised hover:border-ink",
        )}
      >
        <span>{label}</span>
        <span className="tabular-nums opacity-75">{count}</span>
      </button>
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
