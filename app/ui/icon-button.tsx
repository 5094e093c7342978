import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface IconButtonProps extends ComponentProps<"button"> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A square button showing only an icon, 44 px on each side. */
export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center text-ink transition-colors duration-300 enabled:not-aria-disabled:hover:text-accent disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45",
        className,
      )}
    />
  );
}
