import { X } from "lucide";
import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import {
  type AffiliateFields,
  type AffiliateRow,
  affiliateFieldsSchema,
  exampleLinks,
  rowsOf,
} from "#app/dashboard/settings/affiliate-parameters.ts";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import {
  NothingShown,
  Preview,
  SettingForm,
  SettingSection,
} from "#app/dashboard/settings/setting-section.tsx";
import {
  type SettingFields,
  type SettingFormProps,
  useSettingForm,
} from "#app/dashboard/settings/use-setting-form.ts";
import { AddRow, useRowChanges } from "#app/editor/frame/editable-rows.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

export function AffiliateForm(props: SettingFormProps) {
  const { form, theirs, state } = useSettingForm({
    ...props,
    setting: "affiliateParameters",
    schema: affiliateFieldsSchema,
    fieldsOf: ({ affiliateParameters }) => ({ affiliateParameters: rowsOf(affiliateParameters) }),
    errorField: "affiliateParameters",
  });
  return (
    <SettingSection
      setting="affiliateParameters"
      text="Your partner program tells you what to enter. Signed-in shoppers get it with every link to that shop, and read that you may earn from it."
      preview={<AffiliatePreview rows={form.watch("affiliateParameters")} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <AffiliatePreview rows={rowsOf(theirs.affiliateParameters)} />}
      >
        <AffiliateRows form={form} />
      </SettingForm>
    </SettingSection>
  );
}

function AffiliatePreview({ rows }: { rows: readonly AffiliateRow[] }) {
  const links = exampleLinks(rows);
  return (
    <Preview where="links to these shops">
      {links.length === 0 ? (
        <NothingShown>Links stay as they are: no shop has a parameter.</NothingShown>
      ) : (
        <ul className="grid gap-2 text-small">
          {links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
      )}
    </Preview>
  );
}

const NAME = "affiliateParameters";

function AffiliateRows({ form }: { form: SettingFields<AffiliateFields> }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: NAME });
  const adding = useRef<HTMLButtonElement>(null);
  const { container, announcement, removeRow } = useRowChanges({
    what: "Parameter",
    count: fields.length,
    move,
    remove,
    onEmpty: () => adding.current?.focus(),
  });
  const error = form.getFieldState(NAME, form.formState).error;
  return (
    <section ref={container} aria-label="Parameters" className="grid gap-4">
      <p className="text-caption text-ink-soft">
        Example: shop “exampleshop.in”, parameter “tag”, value “yourname-21”. A shop’s address covers those
        that end with it, such as “www.exampleshop.in”.
      </p>
      {(error?.message || error?.root?.message) && (
        <p role="alert" className="text-danger text-small">
          {error.message ?? error.root?.message}
        </p>
      )}
      <ol className="grid gap-4">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className={classNames(
              "grid gap-x-4 gap-y-3 border border-line bg-paper-raised p-4 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto] sm:border-0 sm:bg-transparent sm:p-0",
              // Below the first row the labels would repeat.
              index > 0 && "sm:[&_label]:sr-only",
            )}
          >
            <RowFields form={form} index={index} />
            <div className={classNames("justify-self-end", index === 0 ? "sm:pt-8" : "sm:pt-0.5")}>
              <IconButton
                label={`Remove parameter ${index + 1}`}
                data-focus={`${index} remove`}
                onClick={() => removeRow(index)}
              >
                <Icon of={X} size="small" weight="bold" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <AddRow
        ref={adding}
        onClick={() => append({ host: "", name: "", value: "" })}
        announcement={announcement}
      >
        Add a parameter
      </AddRow>
    </section>
  );
}

function RowFields({ form, index }: { form: SettingFields<AffiliateFields>; index: number }) {
  const path = `${NAME}.${index}` as const;
  const labelled = (label: string) => ({ label, "aria-label": `${label}: parameter ${index + 1}` });
  return (
    <>
      <FormField form={form} name={`${path}.host`} {...labelled("Shop")} inputMode="url" />
      <FormField form={form} name={`${path}.name`} {...labelled("Parameter")} />
      <FormField form={form} name={`${path}.value`} {...labelled("Value")} />
    </>
  );
}
