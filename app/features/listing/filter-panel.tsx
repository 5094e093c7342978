import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import {
  defaultSortBy,
  type OutfitFilters,
  SORT_FIELD_LABELS,
  SORT_FIELDS,
  SORT_ORDERS,
  type SortField,
  type SortOrder,
} from "#contract/outfit/outfit-filters.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

/** What the two orders mean for each field. */
const ORDER_LABELS: Record<SortField, Record<SortOrder, string>> = {
  createdAt: { desc: "Newest first", asc: "Oldest first" },
  numberOfLikes: { desc: "Most first", asc: "Fewest first" },
  numberOfClicks: { desc: "Most first", asc: "Fewest first" },
  totalPrice: { desc: "High to low", asc: "Low to high" },
  relevance: { desc: "Best first", asc: "Best first" },
};

const any = (label: string) => ({ value: "", label });
const same = <T extends string>(value: T) => ({ value, label: value });

const CATEGORY_CHOICES = [any("All categories"), ...CATEGORIES.map(same)];
const SECTION_CHOICES = [any("All sections"), ...SECTIONS.map(same)];
const TYPE_CHOICES = [any("All types"), ...OUTFIT_TYPES.map(same)];

/** "Best match" is an order only while there is a search to match. */
const sortChoices = (searchTerm: string) =>
  SORT_FIELDS.filter((field) => field !== "relevance" || searchTerm !== "").map((value) => ({
    value,
    label: SORT_FIELD_LABELS[value],
  }));

type Draft = Pick<OutfitFilters, "searchTerm">;

/**
 * What the form sends for a choice. The default order sends nothing: a form without scripts would otherwise
 * ask for the newest outfits of a search that has only just been typed, instead of the best matches.
 */
function valueInForm(name: keyof OutfitFilters, value: string, { searchTerm }: Draft): string {
  return name === "sortBy" && value === defaultSortBy(searchTerm) ? "" : value;
}

/** The filters that a control of the form stands for. */
export function fromForm(name: string, value: string, { searchTerm }: Draft): Partial<OutfitFilters> {
  return { [name]: name === "sortBy" && value === "" ? defaultSortBy(searchTerm) : value };
}

interface FilterPanelProps {
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
  onClear: () => void;
  /** Whether there is anything to clear. */
  clearable: boolean;
  /** Price and colour, whose code is fetched when the panel is first opened. */
  priceAndColour: ReactNode;
}

/** Every filter and the sort, as the fields of the form around it. */
export function FilterPanel({ draft, onEdit, onClear, clearable, priceAndColour }: FilterPanelProps) {
  const directions = draft.sortBy === "relevance" ? (["desc"] as const) : SORT_ORDERS;
  const orders = directions.map((value) => ({ value, label: ORDER_LABELS[draft.sortBy][value] }));
  const field = (label: string, name: keyof OutfitFilters, choices: { value: string; label: string }[]) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={valueInForm(name, draft[name], draft)}
          onChange={(event) => onEdit(fromForm(name, event.target.value, draft))}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={valueInForm(name, choice.value, draft)}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <div className="grid items-end 2xs:grid-cols-2 gap-x-3 gap-y-4 pt-4 pb-6 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
      {field("Category", "category", CATEGORY_CHOICES)}
      {field("Section", "section", SECTION_CHOICES)}
      {field("Type", "type", TYPE_CHOICES)}
      {field("Sort by", "sortBy", sortChoices(draft.searchTerm))}
      {field("Order", "sort", orders)}
      <Button variant="secondary" disabled={!clearable} onClick={onClear}>
        Clear all
      </Button>
      <div className="col-span-full">{priceAndColour}</div>
    </div>
  );
}
