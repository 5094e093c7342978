/** The first letter of somebody's name, for want of a picture. */
export function Avatar({ name }: { name: string }) {
  const [initial = ""] = name;
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-pill bg-ink font-display text-[1.125rem] text-paper leading-none"
    >
      {initial.toUpperCase()}
    </span>
  );
}
