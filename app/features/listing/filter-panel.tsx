import { X } from "lucide";
import type { ReactNode } from "react";
import * as messages from "#app/features/listing/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/input.tsx";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";
import { CATEGORY_LABELS, OUTFIT_TYPE_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { CATEGORIES, type Category, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

function choicesOf<T extends string>(all: string, values: readonly T[], labels: Record<T, string>): Choice[] {
  return [{ value: "", label: all }, ...values.map((value) => ({ value, label: labels[value] }))];
}

const CATEGORY_CHOICES = choicesOf(messages.allCategories, CATEGORIES, CATEGORY_LABELS);
const SECTION_CHOICES = choicesOf(messages.allSections, SECTIONS, SECTION_LABELS);
const TYPE_CHOICES = choicesOf(messages.allTypes, OUTFIT_TYPES, OUTFIT_TYPE_LABELS);

interface FilterPanelProps {
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
  onClear: () => void;
  onClose: () => void;
  clearable: boolean;
  /** The first page of the list with these filters; undefined while it is not known. */
  list: OutfitList | undefined;
  /** They cannot be chosen, unless one is already. */
  emptyCategories: readonly Category[];
  /** Price and colour, whose code is fetched when the panel is first opened. */
  priceAndColour: ReactNode;
}

/** Fields of the form around it: on a phone the content of a sheet, with a head and a foot that stay. */
export function FilterPanel({
  draft,
  onEdit,
  onClear,
  onClose,
  clearable,
  list,
  emptyCategories,
  priceAndColour,
}: FilterPanelProps) {
  const field = (name: keyof typeof messages.filterLabels, choices: Choice[]) => (
    <Field label={messages.filterLabels[name]}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={draft[name]}
          onChange={(event) => onEdit({ [name]: event.target.value })}
        >
          {choices.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  const categoryChoices = CATEGORY_CHOICES.map(({ value, label }) =>
    value !== draft.category && emptyCategories.some((category) => category === value)
      ? { value, label: messages.withoutLooks(label), disabled: true }
      : { value, label },
  );
  return (
    <div className="max-md:flex max-md:h-full max-md:flex-col">
      <div className="flex items-center justify-between border-line border-b pr-2 pl-(--page-margin) md:hidden">
        <p className="py-3 font-display text-title">{messages.filters}</p>
        <IconButton label={messages.closeFilters} onClick={onClose}>
          <Icon of={X} weight="bold" />
        </IconButton>
      </div>
      <div className="min-h-0 overscroll-contain max-md:flex-1 max-md:overflow-y-auto max-md:px-(--page-margin)">
        <div className="grid 2xs:grid-cols-2 gap-x-3 gap-y-4 py-4 sm:gap-x-6 md:grid-cols-3 md:px-1">
          {field("category", categoryChoices)}
          {field("section", SECTION_CHOICES)}
          {field("type", TYPE_CHOICES)}
          <div className="col-span-full">{priceAndColour}</div>
        </div>
      </div>
      <div className="flex items-center gap-3 max-md:border-line max-md:border-t max-md:px-(--page-margin) max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-1 md:pb-6">
        <Button variant="secondary" disabled={!clearable} onClick={onClear} className="max-md:flex-1">
          {messages.clearAll}
        </Button>
        <Button type="submit" className="max-md:flex-2 tabular-nums">
          {messages.showLooks(list)}
        </Button>
      </div>
    </div>
  );
}
