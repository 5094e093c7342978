import { useWatch } from "react-hook-form";
import { typedPrice } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Price } from "#app/ui/price.tsx";
import { toPaise, toRupees } from "#contract/values/money.ts";

export function ItemsTotal({ form: { control } }: { form: OutfitFormState }) {
  const items = useWatch({ control, name: "items" });
  const prices = items.map(({ itemPrice }) => typedPrice(itemPrice)).filter((price) => price > 0);
  const paise = prices.reduce((sum, price) => sum + toPaise(price), 0);
  return (
    <p className="text-small">
      <span className="text-ink-soft">{`${formatCount(items.length, "item", "items")}, total `}</span>
      <Price rupees={toRupees(paise)} size="body" />
    </p>
  );
}
