import type { IconNode } from "lucide";
import { createElement } from "react";
import { classNames } from "#app/ui/class-names.ts";

const SIZES = {
  tiny: "size-3.5",
  small: "size-4",
  medium: "size-5",
  large: "size-6",
  huge: "size-8",
  /** Above the title of an empty state. */
  mark: "size-11",
};
const TONES = {
  inherit: "",
  soft: "text-ink-soft",
  accent: "text-accent",
  gold: "text-gold",
  emerald: "text-emerald",
};
const FILLS = { none: "", tint: "fill-current/20", full: "fill-current" };
/** Widths of the strokes, in pixels of the 24 px drawing. */
const WEIGHTS = { light: 1.25, regular: 1.5, bold: 2 };

interface IconProps {
  /** Tags and attributes of its shapes, on a square of 24 px. From lucide. */
  of: IconNode;
  /** tiny and small: beside text; medium and large: alone in a button. */
  size?: keyof typeof SIZES | undefined;
  weight?: keyof typeof WEIGHTS | undefined;
  tone?: keyof typeof TONES | undefined;
  fill?: keyof typeof FILLS | undefined;
  className?: string | undefined;
}

/** A small drawing, hidden from assistive technology: the text or label beside it says what it means. */
export function Icon({
  of: shapes,
  size = "medium",
  weight = "regular",
  tone = "inherit",
  fill = "none",
  className,
}: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={WEIGHTS[weight]}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(SIZES[size], TONES[tone], FILLS[fill], className)}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
