import { useId, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import type { SettingFields } from "#app/dashboard/settings/use-setting-form.ts";
import { AddRow, RowButtons, useRowChanges } from "#app/editor/frame/editable-rows.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CLAIMS_MAX } from "#contract/limits.ts";
import type { ShopClaims } from "#contract/shop/site-settings.ts";

interface FigureRowsProps {
  form: SettingFields<{ claims: ShopClaims }>;
  name: "claims.hero" | "claims.whyChoose";
  title: string;
  /** Noun for a row. */
  what: string;
}

export function FigureRows({ form, name, title, what }: FigureRowsProps) {
  const titleId = useId();
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name });
  const adding = useRef<HTMLButtonElement>(null);
  const { container, announcement, moveRow, removeRow } = useRowChanges({
    what,
    count: fields.length,
    move,
    remove,
    onEmpty: () => adding.current?.focus(),
  });
  return (
    <section ref={container} aria-labelledby={titleId} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="font-medium text-small">
          {title}
        </h2>
        <p className="text-caption text-ink-soft">
          Up to {CLAIMS_MAX}. Without any, the row is not shown. Example: “250+”, “curated outfits”.
        </p>
      </div>
      <ol className="grid gap-4">
        {fields.map((field, index) => {
          const row = `${what} ${index + 1}`;
          return (
            <li
              key={field.id}
              className={classNames(
                "grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border border-line bg-paper-raised p-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:border-0 sm:bg-transparent sm:p-0",
                // Below the first row the labels would repeat.
                index > 0 && "sm:[&_label]:sr-only",
              )}
            >
              <FormField
                form={form}
                name={`${name}.${index}.value`}
                label="Figure"
                aria-label={`Figure: ${row}`}
              />
              <FormField
                form={form}
                name={`${name}.${index}.label`}
                label="What it counts"
                aria-label={`What it counts: ${row}`}
              />
              <div
                className={classNames(
                  "flex justify-self-end max-sm:col-span-2",
                  index === 0 ? "sm:pt-8" : "sm:pt-0.5",
                )}
              >
                <RowButtons
                  what={what}
                  index={index}
                  isLast={index === fields.length - 1}
                  onMove={(to) => moveRow(index, to)}
                  onRemove={() => removeRow(index)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <AddRow
        ref={adding}
        disabled={fields.length >= CLAIMS_MAX}
        aria-label={`Add a figure: ${title}`}
        onClick={() => append({ value: "", label: "" })}
        announcement={announcement}
      >
        Add a figure
      </AddRow>
    </section>
  );
}
