import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const BASE =
  "wrap-normal inline-flex items-center justify-center gap-2.5 text-center font-medium transition-colors duration-calm ease-quiet " +
  "off:cursor-not-allowed";

const VARIANTS = {
  primary: "bg-ink text-paper filled not-aria-disabled:hover:bg-accent",
  secondary:
    "border border-ink text-ink fades not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-paper",
  onAccent:
    "bg-ink text-paper filled focus-visible:outline-paper not-aria-disabled:hover:bg-paper not-aria-disabled:hover:text-ink",
  onInk:
    "bg-paper text-ink filled focus-visible:outline-paper not-aria-disabled:hover:bg-accent not-aria-disabled:hover:text-paper",
  ghost: "text-ink fades not-aria-disabled:hover:bg-paper-deep",
  danger: "bg-danger text-white filled not-aria-disabled:hover:bg-accent-deep",
  ghostDanger: "text-danger fades not-aria-disabled:hover:bg-danger-tint",
  link: "text-ink fades",
};

const SIZES = {
  small: "min-h-11 px-4 text-small max-2xs:px-2.5",
  medium: "min-h-12 px-6 py-2 text-small tracking-wide max-xs:px-4",
  toolbar: "min-h-12 px-6 py-2 text-small tracking-wide max-sm:px-3",
  large: "min-h-14 px-5 py-3 text-body tracking-wide sm:px-8",
};

interface ButtonLook {
  /**
   * primary: the screen's main action; secondary: beside it; ghost: quiet, in toolbars; danger and
   * ghostDanger: the same for what destroys something; onAccent and onInk: primary on these colours; link:
   * in running text.
   */
  variant?: keyof typeof VARIANTS | undefined;
  /** toolbar: as high as medium, and narrower on phones, where several share a row. */
  size?: keyof typeof SIZES | undefined;
  wide?: boolean | undefined;
}

function buttonClass({ variant = "primary", size = "medium", wide }: ButtonLook, className?: string): string {
  const measure = variant === "link" ? "min-h-11 text-small" : SIZES[size];
  return classNames(BASE, VARIANTS[variant], measure, wide && "w-full", className);
}

/**
 * A text gets an element of its own: page translation replaces text nodes, and React could not insert the
 * spinner before a replaced one.
 */
function labelOf(children: ReactNode, variant: ButtonLook["variant"]) {
  if (variant === "link") return <span className="link-line">{children}</span>;
  return typeof children === "string" ? <span>{children}</span> : children;
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** A request is running: shows a spinner and ignores presses. */
  busy?: boolean | undefined;
}

/**
 * A button; `type="button"` by default. Busy or disabled, it is `aria-disabled`: the browser's own `disabled`
 * loses the focus.
 */
export function Button({
  variant,
  size,
  wide,
  busy,
  className,
  children,
  disabled,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const isOff = busy || disabled;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? ignorePress : onClick}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {busy && <Spinner />}
      {labelOf(children, variant)}
    </button>
  );
}

/** Also keeps Enter in a field from submitting the form, because browsers then click the submit button. */
export function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {labelOf(children, variant)}
    </Link>
  );
}

/** For URLs that the router does not handle. */
export function ButtonAnchor({ size, ...rest }: Pick<ButtonLook, "size"> & ComponentProps<"a">) {
  return <a {...rest} className={buttonClass({ size })} />;
}
