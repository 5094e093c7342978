import { type ReactNode, useRef } from "react";
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  useFieldArray,
} from "react-hook-form";
import type { SettingFields } from "#app/dashboard/settings/use-setting-form.ts";
import { AddRow, RowButtons, useRowChanges } from "#app/editor/frame/editable-rows.tsx";

interface TextRowsProps<Fields extends FieldValues, Name extends FieldArrayPath<Fields>> {
  form: SettingFields<Fields>;
  name: Name;
  /** Heading of the list: "Testimonials". */
  title: string;
  /** Noun for a row: "testimonial". */
  what: string;
  max: number;
  empty: FieldArray<Fields, Name>;
  /** The fields of one row. */
  children: (index: number, row: string) => ReactNode;
}

/** Rows of fields, which can be added, moved and removed. */
export function TextRows<Fields extends FieldValues, Name extends FieldArrayPath<Fields>>({
  form,
  name,
  title,
  what,
  max,
  empty,
  children,
}: TextRowsProps<Fields, Name>) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name });
  const adding = useRef<HTMLButtonElement>(null);
  const { container, announcement, moveRow, removeRow } = useRowChanges({
    what: what.charAt(0).toUpperCase() + what.slice(1),
    count: fields.length,
    move,
    remove,
    onEmpty: () => adding.current?.focus(),
  });
  const error = form.getFieldState(name as unknown as FieldPath<Fields>, form.formState).error;
  const message = error?.root?.message ?? error?.message;
  return (
    <section ref={container} aria-label={title} className="grid gap-4">
      <ol className="grid gap-4">
        {fields.map((field, index) => {
          const row = `${what} ${index + 1}`;
          return (
            <li key={field.id} className="grid gap-4 border border-line bg-paper-raised p-4 sm:p-5">
              <div className="flex items-center justify-between gap-4">
                <h2 className="font-medium text-small first-letter:uppercase">{row}</h2>
                <div className="flex">
                  <RowButtons
                    what={what}
                    index={index}
                    isLast={index === fields.length - 1}
                    onMove={(to) => moveRow(index, to)}
                    onRemove={() => removeRow(index)}
                  />
                </div>
              </div>
              {children(index, row)}
            </li>
          );
        })}
      </ol>
      {message && (
        <p role="alert" className="text-danger text-small">
          {message}
        </p>
      )}
      <AddRow
        ref={adding}
        disabled={fields.length >= max}
        onClick={() => append(empty)}
        announcement={announcement}
      >
        {`Add a ${what}`}
      </AddRow>
    </section>
  );
}
