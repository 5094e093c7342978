import { countChoices, isFiltered, type TableView } from "#app/dashboard/catalogue/table-view.ts";
import { FilterForm, FilterSelect } from "#app/dashboard/frame/filter-fields.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { ADMIN_SORT_FIELDS, type AdminSortField, OUTFIT_STATUSES } from "#contract/outfit/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

interface TableFiltersProps {
  view: TableView;
  onChange: (changes: Partial<TableView>) => void;
  onClear: () => void;
  /** Shows the sort order, for a list without sortable column headers. */
  sortable: boolean;
  /** All fields but the search are behind a button. */
  folded: boolean;
}

const STATUS_LABELS = { active: "Active", inactive: "Inactive", scheduled: "Scheduled" };
/** Labels of descending and ascending order. */
const SORT_LABELS: Record<AdminSortField, [string, string]> = {
  createdAt: ["Newest first", "Oldest first"],
  numberOfLikes: ["Most liked first", "Least liked first"],
  numberOfClicks: ["Most viewed first", "Least viewed first"],
  totalPrice: ["Price: high to low", "Price: low to high"],
  rateLook: ["Best rated first", "Worst rated first"],
};

const SORT_CHOICES = ADMIN_SORT_FIELDS.flatMap((sortBy) => {
  const [descending, ascending] = SORT_LABELS[sortBy];
  return [
    { sortBy, sort: "desc", label: descending },
    { sortBy, sort: "asc", label: ascending },
  ] as const;
});

const sortValue = ({ sortBy, sort }: Pick<TableView, "sortBy" | "sort">) => `${sortBy} ${sort}`;

export function TableFilters({ view, onChange, onClear, sortable, folded }: TableFiltersProps) {
  return (
    <FilterForm
      label="Filter the outfits"
      search={{
        label: "Search category, section, description and items",
        value: view.searchTerm,
        onChange: (searchTerm) => onChange({ searchTerm }),
      }}
      foldedBehind={folded ? "Filters & Sort" : undefined}
      choices={countChoices(view)}
      isFiltered={isFiltered(view)}
      onClear={onClear}
      columns="wide:grid-cols-[minmax(0,1fr)_11rem_10rem_9rem_8rem_auto]"
    >
      <FilterSelect
        label="Category"
        value={view.category}
        all="All categories"
        choices={CATEGORIES}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Section"
        value={view.section}
        all="All sections"
        choices={SECTIONS}
        onChange={(section) => onChange({ section })}
      />
      <FilterSelect
        label="Type"
        value={view.type}
        all="All types"
        choices={OUTFIT_TYPES}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label="Status"
        value={view.status}
        all="All"
        choices={OUTFIT_STATUSES}
        labels={STATUS_LABELS}
        onChange={(status) => onChange({ status })}
      />
      {sortable && (
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              value={sortValue(view)}
              onChange={({ target }) => {
                const choice = SORT_CHOICES.find((other) => sortValue(other) === target.value);
                if (choice) onChange({ sortBy: choice.sortBy, sort: choice.sort });
              }}
            >
              {SORT_CHOICES.map((choice) => (
                <option key={sortValue(choice)} value={sortValue(choice)}>
                  {choice.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </FilterForm>
  );
}
