import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  /** The label is shown beside it, not only for assistive technology. */
  labelShown?: boolean | undefined;
  /** Some, but not all, of what it selects is selected. */
  isMixed?: boolean | undefined;
}

/** A checkbox, at least 44 px on each side. */
export function Checkbox({ label, labelShown, isMixed = false, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label
      className={classNames(
        "flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-3",
        className,
      )}
    >
      <input {...rest} ref={input} type="checkbox" className="size-5 cursor-pointer accent-accent" />
      <span className={labelShown ? "text-small" : "sr-only"}>{label}</span>
    </label>
  );
}
