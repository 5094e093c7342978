interface ProgressBarProps {
  /** The running task. */
  label: string;
  /** The progress in words. */
  text: string;
  value: number;
  max: number;
}

/** A progress bar with its label and progress text above it. */
export function ProgressBar({ label, text, value, max }: ProgressBarProps) {
  return (
    <div className="grid gap-3">
      <p aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft tabular-nums">{text}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-2 overflow-hidden bg-paper-deep"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-slow ease-quiet"
          style={{ transform: `scaleX(${max > 0 ? value / max : 0})` }}
        />
      </div>
    </div>
  );
}
