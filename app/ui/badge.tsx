import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

const TONES = {
  paper: "bg-paper-raised text-ink",
  ink: "bg-ink text-paper",
  accent: "bg-accent text-white",
  gold: "bg-gold text-ink",
  silver: "bg-silver text-ink",
  bronze: "bg-bronze text-white",
  violet: "bg-violet text-white",
  emerald: "bg-emerald text-white",
  sapphire: "bg-sapphire text-white",
  fresh: "bg-emerald-tint text-emerald",
  quiet: "bg-paper-deep text-ink-soft",
  outline: "border border-line text-ink-soft",
};
export type BadgeTone = keyof typeof TONES;

const SIZES = {
  small: "min-h-6 px-1.5 text-fine",
  medium: "min-h-7 px-2.5 text-caption",
  large: "min-h-7 px-2.5 text-caption sm:min-h-9 sm:px-3 sm:text-small",
  lead: "min-h-10 px-3.5 text-lead sm:min-h-12 sm:px-4 sm:text-title",
};
export type BadgeSize = keyof typeof SIZES;

interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** small: on narrow pictures; large and lead: a rank in a chart. */
  size?: BadgeSize | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Badge({ tone = "paper", size = "medium", children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap font-semibold tabular-nums leading-none tracking-wide",
        SIZES[size],
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
