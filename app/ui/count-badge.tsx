import { groupDigits } from "#contract/values/money.ts";

interface CountBadgeProps {
  count: number;
  /** The count with what is counted, for assistive technology: "3 open". */
  label: string;
}

/** A small number in a pill, beside the label of a button. */
export function CountBadge({ count, label }: CountBadgeProps) {
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1.5 font-semibold text-fine text-white tabular-nums leading-none tracking-normal">
      <span aria-hidden="true">{groupDigits(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
