import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/spinner.tsx";

interface ButtonLook {
  /** primary: the screen's one action; secondary: beside it; ghost: quiet, in toolbars; link: in running text. */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "link" | undefined;
  size?: "small" | "medium" | "large" | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

const BASE =
  "wrap-normal inline-flex items-center justify-center gap-2.5 text-center font-medium transition-colors duration-300 ease-quiet " +
  "off:cursor-not-allowed";

const VARIANTS = {
  primary: "bg-ink text-paper filled enabled:hover:bg-accent [a&]:hover:bg-accent",
  secondary:
    "border border-ink text-ink fades enabled:hover:bg-ink enabled:hover:text-paper [a&]:hover:bg-ink [a&]:hover:text-paper",
  ghost: "text-ink fades enabled:hover:bg-paper-deep [a&]:hover:bg-paper-deep",
  danger: "bg-danger text-white filled enabled:hover:bg-accent-deep [a&]:hover:bg-accent-deep",
  link: "text-ink fades",
};

const SIZES = {
  small: "min-h-11 px-4 text-small",
  medium: "min-h-12 px-6 py-2 text-small tracking-wide max-[24rem]:px-4",
  large: "min-h-14 px-5 py-3 text-body tracking-wide sm:px-8",
};

function buttonClass({ variant = "primary", size = "medium", wide }: ButtonLook, className?: string): string {
  const measure = variant === "link" ? "min-h-11 text-small" : SIZES[size];
  return classNames(BASE, VARIANTS[variant], measure, wide && "w-full", className);
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Working on the network: shows a spinner and takes no further clicks. */
  busy?: boolean | undefined;
}

/** A button; `type="button"` unless told otherwise. */
export function Button({
  variant,
  size,
  wide,
  busy,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {busy && <Spinner />}
      {variant === "link" ? <span className="link-line">{children}</span> : children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {variant === "link" ? <span className="link-line">{children}</span> : children}
    </Link>
  );
}
