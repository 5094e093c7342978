/** A decorative spinning ring: the text beside it names the task. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 animate-spin rounded-pill border-2 border-current border-r-transparent"
    />
  );
}
