import type { LinkView } from "#app/features/admin/api/links.ts";
import { LINK_LABELS } from "#app/features/admin/links/link-labels.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { type AdminLinkList, LINK_FILTERS, LINK_STATES } from "#contract/links.ts";

interface LinkFiltersProps {
  view: LinkView;
  counts: AdminLinkList["counts"];
  onChange: (changes: Partial<LinkView>) => void;
}

/** The counts by state, each of which filters the list, and the search. */
export function LinkFilters({ view, counts, onChange }: LinkFiltersProps) {
  const all = LINK_STATES.reduce((sum, state) => sum + counts[state], 0);
  const choice = (state: LinkView["state"], label: string, count: number) => (
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
        {label}
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
      <Field label="Search items, sources and addresses" className="max-w-xl">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={200}
            value={view.searchTerm}
            onChange={(event) => onChange({ searchTerm: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
