/** Between a form and other ways to the same. */
export function OrDivider() {
  return (
    <p className="flex items-center gap-4 text-caption text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
