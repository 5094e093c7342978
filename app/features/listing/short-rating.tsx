import Star from "lucide-react/icons/star";
import { Icon } from "#app/ui/icon.tsx";

/** A rating with one decimal and a single star, for a narrow place. */
export function ShortRating({ value }: { value: number }) {
  return (
    <p className="inline-flex items-center gap-1 text-caption leading-none tabular-nums">
      <span className="sr-only">Rated</span>
      <Icon of={Star} size="tiny" weight="bold" tone="gold" fill="full" />
      <span>{value.toFixed(1)}</span>
      <span className="sr-only">out of 5</span>
    </p>
  );
}
