import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#app/ui/class-names.ts";

interface IconLook {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** The same for the pointer that rests on it, where that can be shorter. */
  hint?: string | undefined;
}

const LOOK =
  "inline-flex size-11 shrink-0 items-center justify-center text-ink transition-colors duration-300 enabled:not-aria-disabled:hover:text-accent [a&]:hover:text-accent disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45";

/** A square button showing only an icon, 44 px on each side. */
export function IconButton({
  label,
  hint = label,
  className,
  type = "button",
  ...rest
}: IconLook & ComponentProps<"button">) {
  return (
    <button {...rest} type={type} aria-label={label} title={hint} className={classNames(LOOK, className)} />
  );
}

/** A link that looks like one. */
export function IconLink({
  label,
  hint = label,
  className,
  ...rest
}: IconLook & LinkProps & { className?: string }) {
  return <Link {...rest} aria-label={label} title={hint} className={classNames(LOOK, className)} />;
}
