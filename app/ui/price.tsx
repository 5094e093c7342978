import { classNames } from "#app/ui/class-names.ts";
import { formatRupees } from "#contract/values/money.ts";

const SIZES = {
  /** Of the text around it. */
  inherit: "font-medium",
  small: "font-medium text-small leading-snug",
  /** A unit price beside its total. */
  unit: "text-small",
  body: "font-medium text-body",
  lead: "font-medium text-lead",
  title: "font-medium text-title",
  /** In the listing, larger in its list view. */
  entry:
    "font-medium text-ink text-small sm:text-body list-view:text-body sm:list-view:text-lead lg:list-view:text-title",
};

interface PriceProps {
  rupees: number;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
}

/** An amount of rupees, on one line. */
export function Price({ rupees, size = "inherit", className }: PriceProps) {
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", SIZES[size], className)}>
      {formatRupees(rupees)}
    </span>
  );
}
