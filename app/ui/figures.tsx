import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

const LOOKS = {
  /** Ruled off above and below, centred. */
  band: {
    list: "grid grid-flow-col auto-cols-fr border-line border-y",
    figure:
      "flex flex-col-reverse items-center gap-1 border-line px-2 py-6 text-center not-first:border-l sm:py-8",
    label: "text-caption sm:text-small",
    value: "font-display text-display-s",
  },
  /** Each below a rule of its own. */
  columns: {
    list: "grid grid-flow-col auto-cols-fr gap-x-5 lg:max-w-136",
    figure: "flex flex-col-reverse justify-end gap-1 border-ink border-t pt-4",
    label: "mt-1 text-caption",
    value: "font-display text-display-s",
  },
  /** Smaller, each below its label, ruled off on all sides; on phones as wide as their text. */
  table: {
    list: "grid grid-flow-col auto-cols-auto border-line border-y sm:auto-cols-fr",
    figure: "border-line py-4 not-first:border-l not-first:pl-4 lg:not-first:pl-6",
    label: "text-caption",
    value: "mt-0.5 text-title tabular-nums",
  },
  /** Larger than `table`. */
  tableLarge: {
    list: "grid grid-flow-col auto-cols-fr border-line border-y",
    figure: "border-line py-5 not-first:border-l not-first:pl-6 sm:py-7 sm:not-first:pl-10",
    label: "font-semibold text-eyebrow uppercase",
    value: "mt-2 text-display-s tabular-nums",
  },
  /** In a row, as wide as their text, each below its label; in several rows where space is scarce. */
  row: {
    list: "flex flex-wrap justify-between gap-x-4 gap-y-2 border-line border-y py-4",
    figure: "",
    label: "text-caption",
    value: "mt-0.5 text-title tabular-nums max-xs:text-lead md:max-lg:text-lead",
  },
  /** Four in a row; in pairs where space is scarce; in a column in the page's margin. */
  margin: {
    list: "grid grid-cols-[repeat(4,auto)] border-line border-y sm:grid-cols-4 md:max-lg:grid-cols-2 xl:grid-cols-1 xl:border-b-0",
    figure:
      "flex flex-col-reverse justify-end border-line py-3 not-first:border-l not-first:pl-3 sm:py-4 sm:not-first:pl-5 md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 md:max-lg:nth-[n+3]:border-t xl:not-first:border-l-0 xl:not-first:pl-0 xl:border-b",
    label: "text-caption",
    value: "text-lead tabular-nums sm:text-title",
  },
};

interface FiguresProps {
  figures: readonly { value: ReactNode; label: string }[];
  look: keyof typeof LOOKS;
  className?: string | undefined;
}

export function Figures({ figures, look, className }: FiguresProps) {
  if (figures.length === 0) return null;
  const classes = LOOKS[look];
  return (
    <dl className={classNames(classes.list, className)}>
      {figures.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while claims are edited, their labels can be equal or empty
        <div key={index} className={classes.figure}>
          <dt className={classNames("text-ink-soft", classes.label)}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
