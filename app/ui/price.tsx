import { classNames } from "#app/ui/class-names.ts";
import { formatRupees } from "#contract/values/money.ts";

const SIZES = {
  /** That of the surrounding text. */
  inherit: "",
  small: "text-small leading-snug",
  body: "text-body",
  lead: "text-lead",
  title: "text-title",
};

interface PriceProps {
  rupees: number;
  size?: keyof typeof SIZES | undefined;
  /** Beside a price that matters more. */
  light?: boolean | undefined;
  className?: string | undefined;
}

export function Price({ rupees, size = "inherit", light, className }: PriceProps) {
  return (
    <span
      className={classNames(
        "whitespace-nowrap tabular-nums",
        !light && "font-medium",
        SIZES[size],
        className,
      )}
    >
      {formatRupees(rupees)}
    </span>
  );
}
