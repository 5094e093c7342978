import { FilterForm, FilterSelect } from "#app/dashboard/frame/filter-fields.tsx";
import { ALL_PIECES, type PiecesView } from "#app/dashboard/pieces/pieces-api.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { SOURCE_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { ITEM_ROLES } from "#contract/outfit/item-styling.ts";
import { ROLE_LABELS } from "#contract/outfit/outfit-labels.ts";
import { SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { PIECE_STATES, type PieceState } from "#contract/pieces/pieces.ts";

const STATE_LABELS: Record<PieceState, string> = {
  in_stock: "In stock",
  out_of_stock: "Out of stock",
  missing: "Missing from the latest file",
  broken: "Broken link",
  unused: "In no look",
};

interface PieceFiltersProps {
  view: PiecesView;
  onChange: (changes: Partial<PiecesView>) => void;
  onClear: () => void;
}

/** On phones all fields but the search are behind a button. */
export function PieceFilters({ view, onChange, onClear }: PieceFiltersProps) {
  const folded = !useMediaQuery("(width >= 40rem)");
  const choices = [view.source.trim(), view.section, view.role, view.state].filter(Boolean).length;
  return (
    <FilterForm
      label="Filter the pieces"
      search={{
        label: "Search names and shops",
        value: view.searchTerm,
        onChange: (searchTerm) => onChange({ searchTerm }),
      }}
      foldedBehind={folded ? "Filters" : undefined}
      choices={choices}
      isFiltered={choices > 0 || view.searchTerm.trim() !== ALL_PIECES.searchTerm}
      onClear={onClear}
      columns="wide:grid-cols-[minmax(0,1fr)_11rem_10rem_10rem_11rem_auto]"
    >
      <Field label="Shop">
        {(control) => (
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="All shops"
            maxLength={SOURCE_NAME_MAX_LENGTH}
            value={view.source}
            onChange={({ target }) => onChange({ source: target.value })}
          />
        )}
      </Field>
      <FilterSelect
        label="Section"
        value={view.section}
        all="All sections"
        choices={SECTIONS}
        onChange={(section) => onChange({ section })}
      />
      <FilterSelect
        label="Role"
        value={view.role}
        all="All roles"
        choices={ITEM_ROLES}
        labels={ROLE_LABELS}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label="State"
        value={view.state}
        all="All"
        choices={PIECE_STATES}
        labels={STATE_LABELS}
        onChange={(state) => onChange({ state })}
      />
    </FilterForm>
  );
}
