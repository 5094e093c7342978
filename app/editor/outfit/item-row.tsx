import { RowButtons } from "#app/editor/frame/editable-rows.tsx";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { ITEM_MATCHES, ITEM_ROLES, type ItemMatch } from "#contract/outfit/item-styling.ts";
import { ROLE_LABELS } from "#contract/outfit/outfit-labels.ts";

type TextField = "itemName" | "sourceName" | "itemPrice" | "itemLink";

interface ItemRowProps {
  form: OutfitFormState;
  /** With its place in the outfit. */
  isOfShop: boolean;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The fields of one item: a card on phones, a row on wide screens. */
export function ItemRow({ form, isOfShop, index, isLast, onMove, onRemove }: ItemRowProps) {
  const { register, clearErrors, formState } = form;
  const errors = formState.errors.items?.[index];
  const number = index + 1;

  const field = (
    name: TextField,
    label: string,
    input: { type?: "url"; inputMode?: "decimal" | "url"; placeholder?: string } = {},
  ) => {
    const path = `items.${index}.${name}` as const;
    return (
      <Field label={label} error={errors?.[name]?.message} className="content-start">
        {(control) => (
          <Input
            {...control}
            {...input}
            {...register(path, { onChange: () => clearErrors(path) })}
            autoComplete="off"
            aria-label={`${label} of item ${number}`}
          />
        )}
      </Field>
    );
  };

  return (
    <li
      className={classNames(
        "grid grid-cols-2 gap-x-4 gap-y-4 border border-line bg-paper-raised p-4 lg:grid-cols-[1.5rem_minmax(0,1.3fr)_minmax(0,1fr)_7.5rem_minmax(0,1.5fr)_auto] lg:gap-x-3 lg:gap-y-3 lg:border-0 lg:bg-transparent lg:p-0",
        // Below the first row the labels would repeat.
        index > 0 && "lg:[&_label]:sr-only",
      )}
    >
      <p
        className={classNames(
          "font-display text-title max-lg:row-start-1 max-lg:leading-11 lg:text-body",
          index === 0 ? "lg:pt-10" : "lg:pt-2.5",
        )}
      >
        <span className="lg:sr-only">Item </span>
        <span>{number}</span>
      </p>
      <div className="col-span-2 sm:col-span-1">{field("itemName", "Item name")}</div>
      <div className="col-span-2 sm:col-span-1">{field("sourceName", "Source name")}</div>
      <div className="col-span-2 sm:col-span-1">
        {field("itemPrice", "Price (₹)", { inputMode: "decimal" })}
      </div>
      <div className="col-span-2 sm:col-span-1">
        {field("itemLink", "Item link", { type: "url", inputMode: "url", placeholder: "https://" })}
      </div>
      <div
        className={classNames(
          "flex max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end",
          index === 0 ? "lg:pt-8.5" : "lg:pt-0.5",
        )}
      >
        <RowButtons what="item" index={index} isLast={isLast} onMove={onMove} onRemove={onRemove} />
      </div>
      {isOfShop && (
        <div className="col-span-2 grid gap-4 sm:grid-cols-2 lg:col-span-3 lg:col-start-2 lg:gap-3">
          <StylingFields form={form} index={index} />
        </div>
      )}
    </li>
  );
}

const MATCH_LABELS: Record<ItemMatch, string> = {
  exact: "Exact piece",
  similar: "Similar piece",
};

function StylingFields({ form, index }: { form: OutfitFormState; index: number }) {
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
