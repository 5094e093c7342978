import type { OutfitFormState } from "#app/dashboard/editor/outfit-form-state.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { ITEM_MATCHES, ITEM_ROLES, type ItemMatch, type ItemRole } from "#contract/outfit/item-styling.ts";

const ROLE_LABELS: Record<ItemRole, string> = {
  whole: "Whole outfit",
  top: "Top",
  bottom: "Bottom",
  layer: "Layer",
  footwear: "Footwear",
  bag: "Bag",
  jewellery: "Jewellery",
  accessory: "Accessory",
  other: "Other",
};

const MATCH_LABELS: Record<ItemMatch, string> = {
  exact: "Exact piece",
  similar: "Similar piece",
};

/** What an item is within the look, and whether it is the very piece in the picture. */
export function StylingFields({ form, index }: { form: OutfitFormState; index: number }) {
  const { register, clearErrors, formState } = form;
  const errors = formState.errors.items?.[index];
  const number = index + 1;

  const choice = <T extends string>(
    name: "role" | "match",
    label: string,
    values: readonly T[],
    labels: Readonly<Record<T, string>>,
    none?: string,
  ) => {
    const path = `items.${index}.${name}` as const;
    return (
      <Field label={label} error={errors?.[name]?.message}>
        {(control) => (
          <Select
            {...control}
            {...register(path, { onChange: () => clearErrors(path) })}
            aria-label={`${label} of item ${number}`}
          >
            {none && <option value="">{none}</option>}
            {values.map((value) => (
              <option key={value} value={value}>
                {labels[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    );
  };

  return (
    <>
      {choice("role", "Role", ITEM_ROLES, ROLE_LABELS, "Automatic")}
      {choice("match", "In the picture", ITEM_MATCHES, MATCH_LABELS)}
    </>
  );
}
