import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { FilterToggle } from "#app/ui/filter-toggle.tsx";
import { Select } from "#app/ui/input.tsx";
import { SearchField } from "#app/ui/search-field.tsx";

interface FilterFormProps {
  label: string;
  search: Pick<ComponentProps<typeof SearchField>, "label" | "value" | "onChange">;
  /** All fields but the search are behind a button of this label; undefined in a wide window. */
  foldedBehind: string | undefined;
  /** Of filters that are set. */
  choices: number;
  isFiltered: boolean;
  onClear: () => void;
  /** Columns in a wide window: the search, each field, the button. */
  columns: string;
  /** The fields beside the search. */
  children: ReactNode;
}

/** The fields that filter a section's list. */
export function FilterForm({
  label,
  search,
  foldedBehind,
  choices,
  isFiltered,
  onClear,
  columns,
  children,
}: FilterFormProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <search
      aria-label={label}
      className={classNames("grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 md:grid-cols-6", columns)}
    >
      <SearchField {...search} className="col-span-full wide:col-span-1" />
      {foldedBehind && (
        <FilterToggle
          look="framed"
          label={foldedBehind}
          open={open}
          active={choices}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="col-span-full"
        />
      )}
      <div
        id={id}
        className={foldedBehind && !open ? "hidden" : "contents [&>*]:md:col-span-2 [&>*]:wide:col-span-1"}
      >
        {children}
        <Button variant="secondary" disabled={!isFiltered} onClick={onClear} className="max-md:w-full">
          Clear filters
        </Button>
      </div>
    </search>
  );
}

interface FilterSelectProps<Choice extends string> {
  label: string;
  value: Choice | "";
  /** Label of the entry that filters nothing. */
  all: string;
  choices: readonly Choice[];
  /** The values are the labels by default. */
  labels?: Record<Choice, string> | undefined;
  onChange: (choice: Choice | "") => void;
}

export function FilterSelect<Choice extends string>({
  label,
  value,
  all,
  choices,
  labels,
  onChange,
}: FilterSelectProps<Choice>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as Choice | "")}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labels ? labels[choice] : choice}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
