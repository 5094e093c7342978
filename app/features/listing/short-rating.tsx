import Star from "lucide-react/icons/star";

/** A rating with one decimal and a single star, for a narrow place. */
export function ShortRating({ value }: { value: number }) {
  return (
    <p className="inline-flex items-center gap-1 text-caption leading-none tabular-nums">
      <span className="sr-only">Rated</span>
      <Star aria-hidden="true" className="size-3.5 fill-gold stroke-gold" />
      <span>{value.toFixed(1)}</span>
      <span className="sr-only">out of 5</span>
    </p>
  );
}
