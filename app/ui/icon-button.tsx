import type { ComponentProps } from "react";
import { ignorePress } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";

const TONES = {
  ink: "text-ink not-aria-disabled:hover:text-accent",
  /** For one of several choices; the chosen one is `aria-pressed`. */
  faint: "text-ink-faint aria-pressed:text-ink not-aria-disabled:hover:text-accent",
  danger: "text-ink not-aria-disabled:hover:text-danger",
  /** On dark grounds. */
  inverse: "text-paper touch-manipulation not-aria-disabled:hover:bg-white/12",
  onPicture: "bg-ink/55 text-paper touch-manipulation not-aria-disabled:hover:bg-ink",
  /** A filled square, to submit. */
  send: "bg-second text-white not-aria-disabled:hover:bg-ink",
};

const SIZES = { medium: "size-(--icon-target)", large: "size-12" };

interface IconLook {
  tone?: keyof typeof TONES | undefined;
  size?: keyof typeof SIZES | undefined;
  /** Its accessible name. */
  label: string;
  /** Its tooltip; the label by default. */
  hint?: string | undefined;
}

const BASE =
  "inline-flex shrink-0 items-center justify-center transition-colors duration-calm aria-disabled:cursor-not-allowed aria-disabled:opacity-45";

function iconClass({ tone = "ink", size = "medium" }: Pick<IconLook, "tone" | "size">, className?: string) {
  return classNames(BASE, TONES[tone], SIZES[size], className);
}

/**
 * A square button showing only an icon, at least 44 px on each side. Disabled, it keeps the
 * focus, like Button.
 */
export function IconButton({
  label,
  hint = label,
  tone,
  size,
  className,
  disabled,
  onClick,
  type = "button",
  ...rest
}: IconLook & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignorePress : onClick}
      aria-label={label}
      data-tooltip={hint}
      className={iconClass({ tone, size }, className)}
    />
  );
}

/** A link that looks like an IconButton. */
export function IconLink({ label, hint = label, ...rest }: Pick<IconLook, "label" | "hint"> & LinkProps) {
  return <Link {...rest} aria-label={label} data-tooltip={hint} className={iconClass({})} />;
}
