import { classNames } from "#app/ui/class-names.ts";

/** A turning ring; the text beside it says what is going on. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-4 animate-spin rounded-pill border-2 border-current border-r-transparent",
        className,
      )}
    />
  );
}
