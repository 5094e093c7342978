import type { ElementType, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** Twelfths of the width. */
const RATIOS = {
  "4:8": "lg:grid-cols-split-4-8",
  "5:7": "lg:grid-cols-split-5-7",
  "7:5": "lg:grid-cols-split-7-5",
};
/** Horizontal (x) when side by side, vertical (y) when stacked. */
const GAPS = {
  small: "gap-x-20 gap-y-5",
  medium: "gap-x-16 gap-y-8",
  large: "gap-x-20 gap-y-12",
};

interface SplitProps {
  as?: ElementType;
  ratio: keyof typeof RATIOS;
  gap?: keyof typeof GAPS | undefined;
  /** Aligns the lower ends of the two. */
  alignEnd?: boolean | undefined;
  labelledBy?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Two parts of a section: side by side on wide screens, else the first above the second. */
export function Split({
  as: Tag = "div",
  ratio,
  gap = "large",
  alignEnd,
  labelledBy,
  children,
  className,
}: SplitProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classNames("grid grid-cols-1", RATIOS[ratio], GAPS[gap], alignEnd && "items-end", className)}
    >
      {children}
    </Tag>
  );
}
