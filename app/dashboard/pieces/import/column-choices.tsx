import { useState } from "react";
import { FIELD_LABELS, listOfFields } from "#app/dashboard/pieces/import/piece-import-messages.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import {
  PRODUCT_FIELDS,
  type ProductField,
  type ProductMapping,
  type ProductPreview,
} from "#contract/pieces/product-file.ts";

interface ColumnChoicesProps {
  preview: ProductPreview;
  onChoose: (mapping: ProductMapping) => void;
}

/**
 * Which column of the file is which field of a piece. Folded where the shop knows it, because the file is of a
 * known kind.
 */
export function ColumnChoices({ preview, onChoose }: ColumnChoicesProps) {
  const { kind, columns, mapping, isRemembered, fieldsNeeded } = preview;
  const [isOpen, setOpen] = useState(kind === "other" || fieldsNeeded.length > 0);
  const choose = (field: ProductField, heading: string) => {
    const { [field]: _former, ...others } = mapping;
    onChoose(heading === "" ? others : { ...others, [field]: heading });
  };
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-line border-y"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2 text-small">
        <span className="link-line font-medium">Columns of the file</span>
        {isRemembered && <span className="text-caption text-ink-soft">As you chose last time</span>}
      </summary>
      <div className="grid gap-4 pt-2 pb-5 sm:gap-3">
        {fieldsNeeded.length > 0 && (
          <p role="status" className="text-small">
            {`Please choose the ${fieldsNeeded.length === 1 ? "column" : "columns"} of ${listOfFields(fieldsNeeded)} first. Then you see what would be imported.`}
          </p>
        )}
        {PRODUCT_FIELDS.map((field) => (
          <ColumnChoice
            key={field}
            field={field}
            columns={columns}
            heading={mapping[field] ?? ""}
            isNeeded={fieldsNeeded.includes(field)}
            onChoose={(heading) => choose(field, heading)}
          />
        ))}
      </div>
    </details>
  );
}

interface ColumnChoiceProps {
  field: ProductField;
  columns: ProductPreview["columns"];
  /** "" for none. */
  heading: string;
  isNeeded: boolean;
  onChoose: (heading: string) => void;
}

function ColumnChoice({ field, columns, heading, isNeeded, onChoose }: ColumnChoiceProps) {
  const samples = columns.find((column) => column.heading === heading)?.samples ?? [];
  return (
    <Field
      label={FIELD_LABELS[field]}
      error={isNeeded ? "Not chosen yet" : undefined}
      hint={
        samples.length > 0 ? (
          <span className="line-clamp-2 wrap-anywhere">
            <span className="sr-only">for example </span>
            <bdi>{samples.join(" · ")}</bdi>
          </span>
        ) : undefined
      }
      className="sm:grid-cols-[8rem_minmax(0,14rem)_minmax(0,1fr)] sm:items-center sm:gap-x-4"
    >
      {(control) => (
        <Select {...control} value={heading} onChange={({ target }) => onChoose(target.value)}>
          <option value="">Not in the file</option>
          {[...new Set(columns.map((column) => column.heading))].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
