import { classNames } from "#app/ui/class-names.ts";

const LOOKS = {
  /** Ruled off above and below, centred. */
  band: {
    list: "border-line border-y",
    figure: "items-center px-2 py-6 text-center not-first:border-l border-line sm:py-8",
    label: "text-caption sm:text-small",
  },
  /** Each under a line of its own. */
  columns: {
    list: "gap-x-5 lg:max-w-[34rem]",
    figure: "justify-end border-ink border-t pt-4",
    label: "mt-1 text-caption",
  },
};

interface FiguresProps {
  figures: readonly { value: string; label: string }[];
  look: keyof typeof LOOKS;
  className?: string | undefined;
}

/** A row of large figures, each with what it counts. */
export function Figures({ figures, look, className }: FiguresProps) {
  if (figures.length === 0) return null;
  const { list, figure, label: labelClass } = LOOKS[look];
  return (
    <dl className={classNames("grid auto-cols-fr grid-flow-col", list, className)}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={classNames("flex flex-col-reverse gap-1", figure)}>
          <dt className={classNames("text-ink-soft", labelClass)}>{label}</dt>
          <dd className="font-display text-display-s">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
