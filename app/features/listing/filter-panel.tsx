import type { ReactNode } from "react";
import * as messages from "#app/features/listing/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import {
  defaultSortBy,
  type OutfitFilters,
  SORT_FIELD_LABELS,
  SORT_FIELDS,
  SORT_ORDERS,
} from "#contract/outfit/outfit-filters.ts";
import { CATEGORY_LABELS, OUTFIT_TYPE_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

interface Choice {
  value: string;
  label: string;
}

function choicesOf<T extends string>(all: string, values: readonly T[], labels: Record<T, string>): Choice[] {
  return [{ value: "", label: all }, ...values.map((value) => ({ value, label: labels[value] }))];
}

const CATEGORY_CHOICES = choicesOf(messages.allCategories, CATEGORIES, CATEGORY_LABELS);
const SECTION_CHOICES = choicesOf(messages.allSections, SECTIONS, SECTION_LABELS);
const TYPE_CHOICES = choicesOf(messages.allTypes, OUTFIT_TYPES, OUTFIT_TYPE_LABELS);

/** "Best match" is an order only while there is a search to match. */
const sortChoices = (searchTerm: string) =>
  SORT_FIELDS.filter((field) => field !== "relevance" || searchTerm !== "").map((value) => ({
    value,
    label: SORT_FIELD_LABELS[value],
  }));

type Draft = Pick<OutfitFilters, "searchTerm">;

/**
 * The value that the form sends for a choice; nothing for the default order. Without scripts, a search would
 * otherwise ask for the newest outfits instead of the best matches.
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
  clearable: boolean;
  /** Price and colour, whose code is fetched when the panel is first opened. */
  priceAndColour: ReactNode;
}

/** Fields of the form around it. */
export function FilterPanel({ draft, onEdit, onClear, clearable, priceAndColour }: FilterPanelProps) {
  const directions = draft.sortBy === "relevance" ? (["desc"] as const) : SORT_ORDERS;
  const orders = directions.map((value) => ({ value, label: messages.orderLabels[draft.sortBy][value] }));
  const field = (name: keyof typeof messages.filterLabels, choices: Choice[]) => (
    <Field label={messages.filterLabels[name]}>
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
      {field("category", CATEGORY_CHOICES)}
      {field("section", SECTION_CHOICES)}
      {field("type", TYPE_CHOICES)}
      {field("sortBy", sortChoices(draft.searchTerm))}
      {field("sort", orders)}
      <Button variant="secondary" disabled={!clearable} onClick={onClear}>
        {messages.clearAll}
      </Button>
      <div className="col-span-full">{priceAndColour}</div>
    </div>
  );
}
