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

interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** For pictures too narrow for the usual one. */
  small?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short word set on a jewel tone. */
export function Badge({ tone = "paper", small, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap font-semibold leading-none tracking-wide",
        small ? "min-h-6 px-1.5 text-[0.6875rem]" : "min-h-7 px-2.5 text-caption",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
