import { classNames } from "#app/ui/class-names.ts";
import { formatRupees } from "#contract/money.ts";

/** An amount of rupees. */
export function Price({ rupees, className }: { rupees: number; className?: string | undefined }) {
  return (
    <span className={classNames("whitespace-nowrap font-medium tabular-nums", className)}>
      {formatRupees(rupees)}
    </span>
  );
}
