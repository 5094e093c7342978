import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { AddRow, useRowChanges } from "#app/editor/frame/editable-rows.tsx";
import { AddFromLinks } from "#app/editor/outfit/add-from-links.tsx";
import { ItemRow } from "#app/editor/outfit/item-row.tsx";
import { EMPTY_ITEM, type ItemFields } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { ITEMS_MAX } from "#contract/limits.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";

interface ItemRowsProps {
  form: OutfitFormState;
  /** With the place of each item in the outfit. */
  isOfShop?: boolean;
  /** Of the heading in its screen. */
  level?: "h2" | "h3";
}

export function ItemRows({ form, isOfShop = false, level: Heading = "h3" }: ItemRowsProps) {
  const { fields, append, remove, replace, move } = useFieldArray({ control: form.control, name: "items" });
  const { readLink } = useStudioCalls();
  const addRows = (items: ItemFields[]) => {
    const [first, ...others] = form.getValues("items");
    const isEmpty = first && others.length === 0 && !first.itemName && !first.sourceName && !first.itemLink;
    if (!isEmpty) return append(items, { shouldFocus: false });
    form.clearErrors("items");
    replace(items);
  };
  const adding = useRef<HTMLButtonElement>(null);
  const { container, announcement, moveRow, removeRow } = useRowChanges({
    what: "Item",
    count: fields.length,
    move,
    remove,
    onEmpty: () => adding.current?.focus(),
  });
  const { errors } = form.formState;
  const error =
    fields.length === 0
      ? OUTFIT_FORM_MESSAGES.itemsRequired
      : (errors.items?.root?.message ?? errors.items?.message);

  return (
    <section ref={container} aria-labelledby="items-heading" className="grid gap-4">
      <Heading id="items-heading" className="border-ink border-b pb-3 font-display text-title">
        Items
      </Heading>
      {error && (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
      <ol className="grid gap-4 lg:gap-8">
        {fields.map((item, index) => (
          <ItemRow
            key={item.id}
            form={form}
            isOfShop={isOfShop}
            index={index}
            isLast={index === fields.length - 1}
            onMove={(to) => moveRow(index, to)}
            onRemove={() => removeRow(index)}
          />
        ))}
      </ol>
      <AddRow
        ref={adding}
        disabled={fields.length >= ITEMS_MAX}
        onClick={() => append(EMPTY_ITEM)}
        announcement={announcement}
      >
        Add Item
      </AddRow>
      {readLink && <AddFromLinks readLink={readLink} form={form} onAdd={addRows} />}
    </section>
  );
}
