import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { ItemRow } from "#app/features/admin/form/item-row.tsx";
import { EMPTY_ITEM } from "#app/features/admin/form/outfit-fields.ts";
import type { OutfitFormState } from "#app/features/admin/form/outfit-form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ITEMS_MAX } from "#contract/limits.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages.ts";

/** Where the focus goes once the rows have changed: to the button of a row, or to the one that adds a row. */
type Target = { row: number; button: "up" | "down" | "remove" } | "add";

/** The outfit's items, in the order in which they are shown. */
export function ItemRows({ form }: { form: OutfitFormState }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: "items" });
  const [announcement, setAnnouncement] = useState("");
  const [target, setTarget] = useState<Target>();
  const section = useRef<HTMLElement>(null);
  const { errors } = form.formState;
  const error =
    fields.length === 0
      ? OUTFIT_FORM_MESSAGES.itemsRequired
      : (errors.items?.root?.message ?? errors.items?.message);

  useEffect(() => {
    if (!target) return;
    const name = target === "add" ? "add" : `${target.row} ${target.button}`;
    section.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus();
  }, [target]);

  function moveRow(from: number, to: number) {
    move(from, to);
    setAnnouncement(`Item ${from + 1} is now item ${to + 1} of ${fields.length}`);
    const isLast = to === fields.length - 1;
    const goesOn = to < from ? to > 0 : !isLast;
    setTarget({ row: to, button: to < from === goesOn ? "up" : "down" });
  }
  function removeRow(index: number) {
    remove(index);
    setAnnouncement(`Item ${index + 1} removed`);
    const left = fields.length - 1;
    setTarget(left === 0 ? "add" : { row: Math.min(index, left - 1), button: "remove" });
  }

  return (
    <section ref={section} aria-labelledby="items-heading" className="grid gap-4">
      <h3 id="items-heading" className="border-ink border-b pb-3 font-display text-title">
        Items
      </h3>
      {error && (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
      <ol className="grid gap-4 lg:gap-3">
        {fields.map((item, index) => (
          <ItemRow
            key={item.id}
            form={form}
            index={index}
            isLast={index === fields.length - 1}
            onMove={(to) => moveRow(index, to)}
            onRemove={() => removeRow(index)}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        size="small"
        data-focus="add"
        disabled={fields.length >= ITEMS_MAX}
        onClick={() => append(EMPTY_ITEM)}
        className="sm:justify-self-start"
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Item
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
