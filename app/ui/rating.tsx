import { classNames } from "#app/ui/class-names.ts";
import * as messages from "#app/ui/messages.ts";

const STARS = [1, 2, 3, 4, 5];
const STAR_PATH = "M12 2.6l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z";

interface RatingProps {
  value: number;
  /** What assistive technology reads. */
  label?: string | undefined;
}

/** Five stars, filled up to the whole points of a rating from 0 to 5, and the rating with one decimal. */
export function Rating({ value, label = messages.rated(value) }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="sr-only">{label}</span>
      <span className="inline-flex gap-0.5">
        {STARS.map((star) => (
          <svg
            key={star}
            aria-hidden="true"
            viewBox="0 0 24 24"
            strokeWidth={1.5}
            className={classNames(
              "size-4",
              star <= Math.floor(value) ? "fill-gold stroke-gold" : "fill-none stroke-line-strong",
            )}
          >
            <path d={STAR_PATH} />
          </svg>
        ))}
      </span>
      <span aria-hidden="true" className="text-small tabular-nums">
        {value.toFixed(1)}
      </span>
    </span>
  );
}
