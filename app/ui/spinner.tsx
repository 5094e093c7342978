import { classNames } from "#app/ui/class-names.ts";

/** A decorative spinning ring: the text beside it names the task. */
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
