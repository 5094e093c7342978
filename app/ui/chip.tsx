import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link, type LinkProps } from "#app/ui/link.tsx";

const TONES = {
  /** Can be removed. */
  raised: "border-line-strong bg-paper-raised px-3 hover:border-ink",
  /** A suggestion. */
  outline: "whitespace-nowrap border-line-strong px-3 hover:border-ink hover:bg-ink hover:text-paper",
  /** A suggestion that leads to another screen. */
  second: "border-second px-4 font-medium text-second hover:bg-second hover:text-white",
  /** Filters a list; the active one is `aria-pressed` or, as a link, `aria-current`. */
  filter:
    "border-line-strong bg-paper-raised px-4 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper",
  /** One of several to choose from; the chosen one is `aria-pressed`. */
  choice: "border-transparent px-2.5 hover:border-ink aria-pressed:border-ink aria-pressed:bg-paper-raised",
};
const SIZES = { small: "text-caption sm:min-h-9", medium: "text-small" };

interface ChipLook {
  tone: keyof typeof TONES;
  size?: keyof typeof SIZES | undefined;
}

function chipClass({ tone, size = "medium" }: ChipLook, className?: string): string {
  return classNames(
    "inline-flex min-h-11 items-center gap-2 border transition-colors",
    TONES[tone],
    SIZES[size],
    className,
  );
}

/** A short label in a box, one of several, that can be pressed. */
export function Chip({ tone, size, className, ...rest }: ChipLook & ComponentProps<"button">) {
  return <button type="button" {...rest} className={chipClass({ tone, size }, className)} />;
}

/** A link that looks like a Chip. */
export function ChipLink({ tone, size, className, ...rest }: ChipLook & LinkProps) {
  return <Link {...rest} className={chipClass({ tone, size }, className)} />;
}
